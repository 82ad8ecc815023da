/**
 * Manages the color mode like the theme's module of the same name. The theme's ignores that another
 * window has cleared the stored value; here the mode then falls back to the system's, or else to
 * the default.
 */
import React, {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {useThemeConfig, type ColorMode} from '@docusaurus/theme-common';

import {createStorageSlot} from './storageUtils';

interface ColorModeState {
  colorMode: ColorMode;
  /** Without a mode, clears the stored one. */
  setColorMode: (mode: ColorMode | null) => void;
}

const Context = createContext<ColorModeState | undefined>(undefined);
const stored = createStorageSlot('theme');

const toMode = (value: string | null): ColorMode => (value === 'dark' ? 'dark' : 'light');

function useColorModeState(): ColorModeState {
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const root = document.documentElement;
  // A script in the page's head has already read the stored value.
  const [colorMode, setMode] = useState(() => toMode(root.getAttribute('data-theme')));

  const setColorMode = useCallback(
    (mode: ColorMode | null) => {
      if (mode) {
        setMode(mode);
        stored.set(mode);
        return;
      }
      const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
      setMode(respectPrefersColorScheme ? (isDark ? 'dark' : 'light') : defaultMode);
      stored.del();
    },
    [respectPrefersColorScheme, defaultMode],
  );

  useEffect(() => root.setAttribute('data-theme', colorMode), [root, colorMode]);

  useEffect(() => {
    if (!disableSwitch) {
      return stored.listen(() => {
        const mode = stored.get();
        setColorMode(mode === null ? null : toMode(mode));
      });
    }
    // A value that was stored while the site had a switch.
    stored.del();
    return undefined;
  }, [disableSwitch, setColorMode]);

  // Paper prefers light, and so does `prefers-color-scheme` while the browser prints and in the
  // change event after that.
  const wasPrinting = useRef(false);
  useEffect(() => {
    if (disableSwitch && !respectPrefersColorScheme) return undefined;
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const onChange = (): void => {
      const isPrinting = window.matchMedia('print').matches;
      if (!isPrinting && !wasPrinting.current) setColorMode(null);
      wasPrinting.current = isPrinting;
    };
    system.addEventListener('change', onChange);
    return () => system.removeEventListener('change', onChange);
  }, [disableSwitch, respectPrefersColorScheme, setColorMode]);

  return useMemo(() => ({colorMode, setColorMode}), [colorMode, setColorMode]);
}

export function ColorModeProvider({children}: {children: ReactNode}): ReactNode {
  return <Context.Provider value={useColorModeState()}>{children}</Context.Provider>;
}

export function useColorMode(): ColorModeState {
  const state = useContext(Context);
  if (!state) throw new Error('useColorMode is called outside of <ColorModeProvider>.');
  return state;
}
