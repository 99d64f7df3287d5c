/** A host that Vite builds, with the shop's cart from its manifest; `federation` is the plug-in of the host's own version. */
export const viteConfig = ({ root, outDir, shop, federation, shared, plugins = [] }) => ({
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
  plugins: [
    ...plugins,
    federation({
      name: 'tea_blog',
      remotes: {
        pinpu_cart: {
          type: 'module',
          name: 'pinpu_cart',
          entry: `${shop}/embed/cart/mf-manifest.json`,
        },
      },
      shared,
      dts: false,
    }),
  ],
});
