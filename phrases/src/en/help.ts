import type { help as nl } from '../nl/help.ts';

/** The help drawer and the introduction. The help texts themselves are Markdown, per section. */
export const help: typeof nl = {
  title: 'Help',
  loading: 'Loading help text',
  failed: 'The help text could not be loaded.',
  external: 'More help on the website',
  introduction: {
    title: 'Welcome to {tenant}',
    step: 'Step {step} of {steps}',
    next: 'Next',
    previous: 'Previous',
    done: 'Start',
    skip: 'Skip',
    steps: {
      find: {
        title: 'Find your organisation',
        text: 'Type a name in the search box at the top, or press Ctrl+K. The star keeps an organisation among your favourites.',
      },
      edit: {
        title: 'Keep the data true',
        text: 'Under Data you fill in the fields. You can always save a concept, even when not everything is filled in.',
      },
      publish: {
        title: 'Publish when it is right',
        text: 'Publish at once or plan a moment. The portal shows beforehand what changes for visitors.',
      },
      help: {
        title: 'Help is near',
        text: 'The question mark at the top explains the page you are on. You find this introduction again in your user menu.',
      },
    },
  },
};
