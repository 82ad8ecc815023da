/** The design of a card. `cardElement` creates every card; sizes are in pixels. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {createElement, type CSSProperties, type ReactElement, type ReactNode} from 'react';

import {dark, light} from '../../css/colors';
import {cardSize, type Card} from './card';

interface Palette {
  ground: string;
  motif: string;
  line: string;
  title: string;
  text: string;
  accent: string;
  accentText: string;
}

/** The colors of dark mode, and a blue background; text has a contrast of at least 4.5:1. */
const palettes: Record<NonNullable<Card['tone']>, Palette> = {
  night: {
    ground: dark['--ifm-background-color'],
    motif: '#15212b',
    line: '#2b3946',
    title: '#ffffff',
    text: '#aebbc7',
    accent: light['--site-accent'],
    accentText: dark['--ifm-color-primary'],
  },
  blue: {
    ground: light['--ifm-color-primary-darker'],
    motif: '#226896',
    line: '#5c92b7',
    title: '#ffffff',
    text: '#dcebf6',
    accent: dark['--ifm-color-primary'],
    accentText: '#a9d5f3',
  },
};

const padding = 76;

/** The title's box. Its width leaves the motif visible next to short titles. */
const titleBox = {width: cardSize.width - 2 * padding, height: 186};

/** Font sizes of a title, largest first. */
const titleSizes = [112, 96, 84, 74, 64, 56, 48, 40, 32];

const wordmark = readFileSync(path.resolve(__dirname, '../../../static/brand/wordmark-dark.svg'));

/** The arrow of the logo in `static/img/logo.svg`, as one line that runs off the card. */
const motif = (color: string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="760" height="760">`,
    `<path fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round" stroke-width="3.5"`,
    ` d="M13 6.5v14.2c0 3 1.8 4.8 4.8 4.8h1.7M7.5 12h14m-4-4 4.2 4-4.2 4"/></svg>`,
  ].join('');

function svgUrl(svg: string | Buffer): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}

function image(svg: string | Buffer, width: number, height: number, style: CSSProperties = {}) {
  return createElement('img', {src: svgUrl(svg), width, height, style});
}

function titleElement(title: string, fontSize: number, color?: string): ReactElement {
  return box(
    {
      fontSize,
      fontWeight: 700,
      lineHeight: 1.08,
      letterSpacing: '-0.035em',
      color,
      textWrap: 'balance',
    },
    title,
  );
}

function badgeElement(badge: string, colors: Palette): ReactElement {
  return box(
    {
      padding: '10px 22px',
      border: `2px solid ${colors.line}`,
      borderRadius: 999,
      fontSize: 26,
      fontWeight: 500,
      color: colors.text,
    },
    badge,
  );
}

function sectionElement(section: readonly string[], colors: Palette): ReactElement {
  const parts = section.flatMap((part, index) => [
    ...(index === 0 ? [] : [box({color: colors.accent, margin: '0 14px'}, '/')]),
    box({}, part),
  ]);
  return box({marginBottom: 20, fontSize: 30, fontWeight: 600, color: colors.accentText}, ...parts);
}

function descriptionElement(description: string, color: string): ReactElement {
  return box(
    {
      marginTop: 26,
      maxWidth: 980,
      fontSize: 28,
      lineHeight: 1.42,
      color,
      lineClamp: 2,
      display: 'block',
    },
    description,
  );
}

/** Only the title in its box. A word that is wider than the box overflows. */
function measuredTitle(title: string, titleSize: number): ReactElement {
  return box({width: titleBox.width, fontFamily: 'Inter'}, titleElement(title, titleSize));
}

function cardElement(card: Card, titleSize: number): ReactElement {
  const {title, section, badge, description, tone = 'night'} = card;
  const colors = palettes[tone];
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding,
      background: colors.ground,
      fontFamily: 'Inter',
    },
    image(motif(colors.motif), 760, 760, {position: 'absolute', right: -190, top: 30}),
    box({
      position: 'absolute',
      bottom: 0,
      left: 0,
      width: cardSize.width,
      height: 10,
      background: colors.accent,
    }),
    box(
      {position: 'relative', justifyContent: 'space-between', alignItems: 'center'},
      image(wordmark, 203, 56),
      badge && badgeElement(badge, colors),
    ),
    box(
      {position: 'relative', flexDirection: 'column', width: titleBox.width},
      section.length > 0 && sectionElement(section, colors),
      titleElement(title, titleSize, colors.title),
      description && descriptionElement(description, colors.text),
    ),
  );
}

export const template = {titleBox, titleSizes, measuredTitle, cardElement};
