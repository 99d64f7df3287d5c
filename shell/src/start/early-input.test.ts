import { endHold, holdSubmits, replayEarlyInput } from './early-input.ts';

/** A form whose component only gets its text through events. */
function searchForm() {
  document.body.innerHTML = '<form><input name="q"></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const field = document.querySelector('input') as HTMLInputElement;
  const searched: string[] = [];
  let known = '';
  field.addEventListener('input', () => {
    known = field.value;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    searched.push(known);
  });
  return { form, field, searched };
}

afterEach(() => endHold().clear());

it('submits earlier input once if Enter was pressed before hydration [F5]', async () => {
  const { form, field, searched } = searchForm();
  field.value = '烏龍';
  window.pinpuEarlyInput = () => ({ presses: [], typed: new Map([[field, '烏龍']]) });
  holdSubmits();
  form.requestSubmit();
  form.requestSubmit();
  expect(searched).toEqual([]);
  await replayEarlyInput();
  expect(searched).toEqual(['烏龍']);
  form.requestSubmit();
  expect(searched).toEqual(['烏龍', '烏龍']);
});

it('submits nothing in a form that has left the page meanwhile [F5]', async () => {
  const { form, searched } = searchForm();
  window.pinpuEarlyInput = () => ({ presses: [], typed: new Map() });
  holdSubmits();
  form.requestSubmit();
  form.remove();
  await replayEarlyInput();
  expect(searched).toEqual([]);
});

it('dispatches focus to the field before it fills in the early input [F5]', async () => {
  const { field } = searchForm();
  field.focus();
  const happened: string[] = [];
  field.addEventListener('focusin', () => happened.push(`entered ${field.value}`));
  field.addEventListener('input', () => happened.push(`typed ${field.value}`));
  window.pinpuEarlyInput = () => ({ presses: [], typed: new Map([[field, '烏龍']]) });
  await replayEarlyInput();
  expect(happened).toEqual(['entered ', 'typed 烏龍']);
});

it('presses a radio again that was chosen before hydration, and leaves its value [T2]', async () => {
  document.body.innerHTML =
    '<input type="radio" name="o" value="a" checked><input type="radio" name="o" value="b">';
  const [first, second] = document.querySelectorAll('input');
  if (!first || !second) throw new Error('two radios are there');
  const chosen: string[] = [];
  second.addEventListener('change', () => chosen.push(second.value));
  second.checked = true;
  window.pinpuEarlyInput = () => ({ presses: [], typed: new Map([[second, 'b']]) });
  await replayEarlyInput();
  expect(chosen).toEqual(['b']);
  expect([first.checked, second.checked]).toEqual([false, true]);
});
