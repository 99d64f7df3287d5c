import { createApp, h, onMounted, onUnmounted, ref, version, watchEffect } from 'vue';

const Mounted = {
  props: ['options'],
  setup(props) {
    const place = ref();
    const isLost = ref(false);
    let part;
    let isGone = false;
    onMounted(async () => {
      try {
        const { mount } = await import('pinpu_cart/mount');
        if (!isGone) part = mount(place.value, props.options);
      } catch {
        isLost.value = true;
      }
    });
    watchEffect(() => {
      const { options } = props;
      part?.update(options);
    });
    onUnmounted(() => {
      isGone = true;
      part?.unmount();
    });
    return () => h('div', { ref: place }, isLost.value ? '目前無法連線到商店。' : []);
  },
};

const Page = {
  setup() {
    const { site, product } = document.body.dataset;
    const isThere = ref(true);
    const theme = ref('light');
    const button = (text, onClick) => h('button', { type: 'button', onClick }, text);
    const darken = () => {
      theme.value = 'dark';
    };
    const remove = () => {
      isThere.value = false;
    };
    return () =>
      h('main', [
        h('h1', `Vue ${version}`),
        button('深色', darken),
        button('收起', remove),
        h(Mounted, { options: { site, theme: theme.value, show: { product } } }),
        isThere.value && h(Mounted, { options: { site, theme: theme.value } }),
      ]);
  },
};

createApp(Page).mount('#root');
