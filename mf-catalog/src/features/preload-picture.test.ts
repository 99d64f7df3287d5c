import { preloadPicture } from './preload-picture.ts';

it('the preloading picture is removed from the document once its sources are set, so that browsers release it', () => {
  const append = jest.spyOn(document.head, 'append');
  preloadPicture('/media/P0001', '50vw');
  const [picture] = append.mock.calls[0] ?? [];
  expect(picture).toBeInstanceOf(HTMLImageElement);
  expect(picture).toHaveAttribute('sizes', '50vw');
  expect((picture as HTMLImageElement).srcset).toContain('/media/P0001?w=320 320w');
  expect(document.head).not.toContainElement(picture as HTMLImageElement);
});
