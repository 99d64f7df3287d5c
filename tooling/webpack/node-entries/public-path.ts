/** webpack's name for where the files of a build are. */
// biome-ignore lint/style/useConst: webpack gives it its first value.
declare let __webpack_public_path__: string;
/** Set by the evaluator of a build for Node: the address of its browser build's files. */
declare const publicPath: string;

// The build is the same wherever it is deployed: only who runs it knows the address.
__webpack_public_path__ = publicPath;

export {};
