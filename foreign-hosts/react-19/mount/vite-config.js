/** A host that Vite builds, with the shop's cart from its manifest; `federation` is the plug-in of the host's own version, `options` what the guide has for it. */
export const viteConfig = ({ root, outDir, federation, options, plugins = [] }) => ({
  root,
  configFile: false,
  logLevel: 'error',
  base: './',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    rolldownOptions: { input: `${root}/index.js`, output: { entryFileNames: 'main.js' } },
  },
  plugins: [...plugins, federation({ name: 'tea_blog', dts: false, ...options })],
});
