/** The help drawer and the introduction. The help texts themselves are Markdown, per section. */
export const help = {
  title: 'Hulp',
  loading: 'Hulptekst laden',
  failed: 'De hulptekst kon niet worden geladen.',
  external: 'Meer hulp op de website',
  introduction: {
    title: 'Welkom bij {tenant}',
    step: 'Stap {step} van {steps}',
    next: 'Volgende',
    previous: 'Vorige',
    done: 'Aan de slag',
    skip: 'Overslaan',
    steps: {
      find: {
        title: 'Vind uw organisatie',
        text: 'Typ een naam in het zoekveld bovenin, of druk op Ctrl+K. Met de ster bewaart u een organisatie bij uw favorieten.',
      },
      edit: {
        title: 'Houd de gegevens bij',
        text: 'Onder Gegevens vult u de velden in. Opslaan als concept kan altijd, ook als nog niet alles is ingevuld.',
      },
      publish: {
        title: 'Publiceer als het klopt',
        text: 'Publiceer direct of plan een moment. Het portaal laat vooraf zien wat er voor bezoekers verandert.',
      },
      help: {
        title: 'Hulp is dichtbij',
        text: 'Het vraagteken bovenin geeft uitleg bij de pagina waar u bent. Deze introductie vindt u terug in uw gebruikersmenu.',
      },
    },
  },
};
