import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './change-text.module.css';
import { compareWords, type Piece, shortened } from './words.ts';

const MarkedPiece = ({ piece }: { piece: Piece }) => {
  const { t } = useTranslation();
  if (piece.kind === 'same') return piece.text;
  const [Mark, said] =
    piece.kind === 'removed' ? (['del', t('history.pieces.removed')] as const) : (['ins', t('history.pieces.added')] as const);
  return (
    <Mark>
      <VisuallyHidden> {said} </VisuallyHidden>
      {piece.text}
    </Mark>
  );
};

/** A changed text with the words marked that went and came. `brief` shortens what stayed the same, for a line in a list. */
export const ChangeText = ({ before, after, brief = false }: { before: string; after: string; brief?: boolean }) => {
  const { t } = useTranslation();
  const pieces = compareWords(before, after);
  return (
    <span className={classes.change}>
      {(brief ? shortened(pieces) : pieces).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison never move
        <Fragment key={index}>
          {index > 0 && piece.kind === 'added' ? ' ' : ''}
          <MarkedPiece piece={piece} />
        </Fragment>
      ))}
      {after === '' && <span className={classes.empty}> {t('history.pieces.empty')}</span>}
    </span>
  );
};
