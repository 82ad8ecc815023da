import {focusMain} from '../client/navigation/browser/focusMain';
import styles from './notice.module.css';

/**
 * Shows a box over the bottom of the page, which screen readers announce. It does not use React,
 * because React may be what failed to load.
 *
 * @param kind - one of Infima's alert kinds
 */
export function showNotice(kind: 'danger' | 'warning', text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const box = document.createElement('div');
  box.role = 'alert';
  box.className = `alert alert--${kind} ${styles.box}`;
  box.append(paragraph);
  document.body.append(box);
  return box;
}

export function addButton(box: HTMLElement, label: string, onClick: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--danger button--sm';
  button.textContent = label;
  button.addEventListener('click', onClick);
  box.append(button);
}

/**
 * In the corner of the box. If the focus is inside the box when it closes, it moves to the page.
 */
export function addCloseButton(box: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn close';
  button.ariaLabel = 'Close';
  button.textContent = '×';
  button.addEventListener('click', () => {
    box.remove();
    focusMain();
  });
  box.prepend(button);
}
