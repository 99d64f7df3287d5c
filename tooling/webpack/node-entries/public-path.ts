/** webpack's variable for the address of a build's files. */
// biome-ignore lint/style/useConst: webpack gives it its first value.
declare let __webpack_public_path__: string;
/** Passed in by the code that runs a build for Node: the address of the browser build's files. */
declare const publicPath: string;

// Set at run time, since the same build can be deployed at any address.
__webpack_public_path__ = publicPath;

export {};
