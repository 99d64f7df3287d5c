import { recordInput } from './early-input.ts';

const PAGE = `<div id="root">
  <button type="button">加入購物車</button>
  <div><button type="button">加一</button><span role="spinbutton"></span></div>
  <form role="search"><input name="q"><button>搜尋</button></form>
</div><button type="button" id="outside">外面</button>`;

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLButtonElement;
const field = () => document.querySelector('input') as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  recordInput();
});
afterEach(() => window.pinpuEarlyInput?.());

const presses = () => window.pinpuEarlyInput?.().presses.map(({ textContent }) => textContent);

it('records one press of a button, and every press of a quantity’s [F5]', () => {
  for (const name of ['加入購物車', '加入購物車', '加一', '加一']) button(name).click();
  expect(button('加入購物車')).toHaveAttribute('aria-busy', 'true');
  expect(presses()).toEqual(['加入購物車', '加一', '加一']);
});

it('leaves submissions and buttons outside the page to the browser [F5]', () => {
  const pressed = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', pressed);
  button('搜尋').click();
  button('外面').click();
  document.body.removeEventListener('click', pressed);
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(presses()).toEqual([]);
});

it('records the latest text of a field, and a search that is submitted [F5]', () => {
  for (const text of ['烏', '烏龍']) {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  }
  field().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(sessionStorage.getItem('pinpu.searched')).toBe('烏龍');
  expect([...(window.pinpuEarlyInput?.().typed.values() ?? [])]).toEqual(['烏龍']);
});

it('marks the page while an input method composes text, also after the recording [F5]', () => {
  const composing = () => document.documentElement.dataset.composing !== undefined;
  field().dispatchEvent(new Event('compositionstart', { bubbles: true }));
  expect(composing()).toBe(true);
  window.pinpuEarlyInput?.();
  field().dispatchEvent(new Event('compositionend', { bubbles: true }));
  expect(composing()).toBe(false);
});

it('records nothing after it has ended [F5]', () => {
  window.pinpuEarlyInput?.();
  button('加入購物車').click();
  expect(presses()).toEqual([]);
});
