import { requestEarly } from './early-calls.ts';
import { recordInput } from './early-input.ts';
import { requestLate } from './late-scripts.ts';
import { markBrowser } from './marks.ts';
import { leaveOpener } from './opener.ts';
import { markReturn } from './stored-scroll.ts';
import { createPolicy } from './trusted-types.ts';
import { watchStart } from './watch-start.ts';

/*
 * The page's own script, inlined before any other. It is compiled to ES2015: a browser that can't read the shell's
 * script shows at least that message.
 */
const { origins, known, calls, early, late, relaxed } = window.pinpuPage;

watchStart();
leaveOpener(relaxed);
createPolicy(origins);
requestEarly(calls, early, known);
recordInput();
markBrowser();
markReturn();
requestLate(late);
