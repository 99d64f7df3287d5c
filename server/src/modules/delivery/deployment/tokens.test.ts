import { deployer } from '../../../testing/deployments/deployed-remote.ts';
import { deploymentShop as shop } from '../../../testing/deployments/deployment-shop.ts';
import { listDeployTokens, sweepDeployTokens } from '../deploy-token/service.ts';

describe('a token', () => {
  it('a token of another team is rejected, and so is a call without a token [M1]', async () => {
    const { test, team, registry } = await shop();
    const before = await registry();
    const other = await team('cart team', 'mf-cart');
    const place = '/mf-wishlist/1.0.0-a/files/entry.js';
    const rejected = await other.call('PUT', place, Buffer.from('x'));
    expect([rejected.statusCode, rejected.json().msg[0].Code]).toEqual([403, 'NOT_YOUR_REMOTE']);
    for (const action of ['deploy', 'canary', 'promote', 'rollback', 'retire', 'remove']) {
      const body = { version: '1.0.0', percent: 5, why: 'x', browser: { without: 'x' } };
      const { statusCode } = await other.call('POST', `/mf-catalog/${action}`, body);
      expect([action, statusCode]).toEqual([action, 403]);
    }
    // Without a token, it is an administrator who has to sign in [41 teams W8].
    const codes = { '': '401', pinpu_deploy_: 'DEPLOY_TOKEN_INVALID' };
    const unknown = { [`pinpu_deploy_${'a'.repeat(43)}`]: 'DEPLOY_TOKEN_INVALID' };
    for (const [wrong, code] of Object.entries({ ...codes, ...unknown })) {
      const stranger = deployer(test, wrong);
      const answer = await stranger.call('GET', '');
      expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([401, code]);
      expect((await stranger.call('PUT', place, Buffer.from('x'))).statusCode).toBe(401);
    }
    expect(await registry()).toEqual(before);
  });

  it('is issued, listed and revoked by the operator alone', async () => {
    const { test, token, operator, clock } = await shop();
    const { id, token: issued } = await token('all', '*');
    const all = deployer(test, issued);
    expect((await all.call('GET', '')).statusCode).toBe(200);
    expect((await all.call('GET', '/tokens')).statusCode).toBe(403);
    const body = { team: 'x', remotes: ['*'], days: 1 };
    expect((await all.call('POST', '/tokens', body)).statusCode).toBe(403);
    const listed = (await operator.call('GET', '/tokens')).json().body;
    expect(listed).toMatchObject([{ id, team: 'all', remotes: ['*'], revoked_at: '' }]);
    expect(listed[0].used_at).toBe(clock.now().toISOString());
    expect(JSON.stringify(listed)).not.toContain(issued);
    expect((await operator.call('DELETE', `/tokens/${id}`)).statusCode).toBe(200);
    expect((await operator.call('DELETE', `/tokens/${id}`)).statusCode).toBe(404);
    expect((await all.call('GET', '')).statusCode).toBe(401);
  });

  it('expires', async () => {
    const { team, clock, db } = await shop();
    const cart = await team('cart team', 'mf-cart');
    clock.advance(30 * 86_400_000 - 1);
    expect((await cart.call('GET', '')).statusCode).toBe(200);
    clock.advance(1);
    expect((await cart.call('GET', '')).statusCode).toBe(401);
    clock.advance(90 * 86_400_000 - 1);
    await sweepDeployTokens(db, clock.now());
    expect(await listDeployTokens(db)).toHaveLength(1);
    clock.advance(1);
    await sweepDeployTokens(db, clock.now());
    expect(await listDeployTokens(db)).toEqual([]);
  });
});
