import styles from './suggestions.module.css';

type SuggestionsProps = { suggestions: readonly string[]; onChoose: (suggestion: string) => void };

/** The replies that the assistant offers. */
export function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  return (
    <div className={styles.suggestions}>
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" onClick={() => onChoose(suggestion)}>
          {suggestion}
        </button>
      ))}
    </div>
  );
}
