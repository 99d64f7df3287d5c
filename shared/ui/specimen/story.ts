import type { ComponentType } from 'react';

export interface StoryProps {
  /** The address of a product's picture. */
  picture: string;
}

/** A component of the kit, or several that belong together, in all their states. */
export interface Story {
  id: string;
  title: string;
  Story: ComponentType<StoryProps>;
}

/** A broken picture that sends no request. */
export const MISSING_PICTURE = 'data:image/png;base64,#';
