import { reportFailedStart } from './report-failed-start.ts';

const NAMES = ['pinpu-cart', 'pinpu-product'];

function failedOn(html: string, altered: string[], error?: Error) {
  document.body.innerHTML = html;
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const events: [target: EventTarget | null, code: string][] = [];
  const listen = (event: Event) => events.push([event.target, (event as CustomEvent).detail.code]);
  document.addEventListener('pinpu:error', listen);
  reportFailedStart(NAMES, altered, error);
  document.removeEventListener('pinpu:error', listen);
  return {
    events,
    logged: logged.mock.calls.map(([text]) => text as string),
    shown: [...document.body.children],
  };
}

describe('elements that can’t start [41 W13, R51]', () => {
  it('name what the page has changed, in the console and by an event of each', () => {
    const { events, logged, shown } = failedOn(
      '<pinpu-cart><a slot="fallback">到商店</a></pinpu-cart><pinpu-product></pinpu-product>',
      ['Function.prototype.bind'],
    );
    expect(logged).toEqual([expect.stringContaining('have changed Function.prototype.bind')]);
    expect(events).toEqual(shown.map((element) => [element, 'PAGE_INCOMPATIBLE']));
    for (const { shadowRoot } of shown) {
      expect(shadowRoot?.querySelector('[role=alert]')).toHaveTextContent('暫時無法顯示');
      expect(shadowRoot?.querySelector('slot')).toHaveAttribute('name', 'fallback');
    }
  });

  it('report any other failure, on a page without elements to its document', () => {
    const { events, logged } = failedOn('', [], new TypeError('failed'));
    expect(logged).toEqual(['pinpu: the cart could not start.']);
    expect(events).toEqual([[document, 'NOT_SHOWN']]);
  });
});
