import {focusMain} from '../client/navigation/browser/focusMain';
import styles from './notice.module.css';

/**
 * Shows a box over the lower end of the page, which screen readers announce. Made without React,
 * which may be what has failed.
 *
 * @param kind - of Infima's alerts
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

/** In the corner of the box. What has the focus in it leaves it to the page. */
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
