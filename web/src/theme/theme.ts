import { type ButtonProps, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const accent: MantineColorsTuple = [
  'var(--accent-weak)',
  'var(--accent-weak)',
  'var(--accent-weak)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent-hover)',
];
const dark: MantineColorsTuple = [
  '#e8edf1',
  '#c9d2da',
  '#98a5b0',
  '#7d8993',
  '#3d4853',
  '#2a333b',
  '#1e252c',
  '#191f25',
  '#11161a',
  '#0b0f12',
];

/** The kit draws the head of a dialog as `header`, which a screen reader would take for the banner of the page. */
const noBanner = { header: { role: 'presentation' } };

/** Mantine in the tokens of `tokens.css`. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 8,
  colors: { accent, dark },
  fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '18px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '22px', lg: '26px', xl: '28px' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
      h4: { fontSize: '13px', lineHeight: '20px' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects: naming the components here would put them all into the first part that loads.
  components: {
    Accordion: { defaultProps: { variant: 'separated' } },
    Badge: { defaultProps: { tt: 'none', fw: 550 } },
    Button: {
      defaultProps: { fw: 550 },
      vars: (_theme: unknown, props: ButtonProps) => ({
        root: props.size ? {} : { '--button-height': '34px', '--button-padding-x': '14px' },
      }),
    },
    Checkbox: { defaultProps: { radius: 'xs' } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.35 }, attributes: noBanner } },
    InputBase: { defaultProps: { radius: 'md' } },
    // The kit's placeholder for the first focus is an element that a menu may not hold.
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.35 }, transitionProps: { duration: 120 }, attributes: noBanner },
    },
    // Red weekends and faint days of other months fail WCAG AA.
    DatePicker: { defaultProps: { weekendDays: [], hideOutsideDates: true } },
    Paper: { defaultProps: { radius: 'md' } },
    Popover: { defaultProps: { shadow: 'md' } },
    Text: { defaultProps: { size: 'sm' } },
    Tooltip: { defaultProps: { withArrow: true, multiline: true, maw: 320, events: { hover: true, focus: true, touch: true } } },
  },
});

const colours = {
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--menu-item-hover': 'var(--hover)',
  '--mantine-color-disabled': 'var(--none-weak)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-accent-text': 'var(--accent-text)',
  '--mantine-color-accent-filled': 'var(--accent)',
  '--mantine-color-accent-filled-hover': 'var(--accent-hover)',
  '--mantine-color-accent-light': 'var(--accent-weak)',
  '--mantine-color-accent-light-hover': 'var(--accent-weak)',
  '--mantine-color-accent-light-color': 'var(--accent-text)',
  '--mantine-color-accent-outline': 'var(--accent-text)',
  '--mantine-color-accent-outline-hover': 'var(--accent-weak)',
  '--mantine-color-red-filled': '#a8201a',
  '--mantine-color-red-filled-hover': '#8d1a15',
  '--mantine-color-red-text': 'var(--bad)',
  '--mantine-color-red-outline': 'var(--bad)',
  '--mantine-color-red-light': 'var(--bad-weak)',
  '--mantine-color-red-light-hover': 'var(--bad-weak)',
  '--mantine-color-red-light-color': 'var(--bad)',
  '--mantine-color-green-filled': '#1d6f42',
  '--mantine-color-green-light': 'var(--ok-weak)',
  '--mantine-color-green-light-color': 'var(--ok)',
  '--mantine-color-yellow-filled': '#8a5200',
  '--mantine-color-yellow-light': 'var(--warn-weak)',
  '--mantine-color-yellow-light-color': 'var(--warn)',
  '--mantine-color-gray-light': 'var(--none-weak)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
};

/** Mantine's colours follow the tokens in both schemes, so that contrast holds (its own defaults fail WCAG AA). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...colours, '--mantine-color-gray-4': 'var(--line-3)' },
  dark: { ...colours, '--mantine-color-dark-4': 'var(--line-3)' },
});
