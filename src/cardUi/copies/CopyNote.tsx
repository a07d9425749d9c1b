import styles from './CopyNote.module.css'

/** Says on the picture of a card how many copies are wanted or for trade: "Wants 4". */
export const CopyNote = ({ note }: { note: string }) => <p className={styles['note']}>{note}</p>
