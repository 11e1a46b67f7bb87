import styles from './close-button.module.css';

type CloseButtonProps = { label: string; onClick: () => void };

/** A cross to close what lies over the page; the place around it says where it stands and in which color. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 3l14 14M17 3 3 17" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
