// What is shared is loaded before what uses it.
import('./main.js');
