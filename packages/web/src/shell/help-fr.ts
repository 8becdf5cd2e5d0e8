import { type FormatId, isWargame } from '@ronde/engine';
import { roundNoun } from '@ronde/language';
import { frAskedToo, type HelpAnswer } from './help-players.ts';

export type { HelpAnswer };

export const frAnswers = (format?: FormatId) => {
  const noun = roundNoun(format);
  const wargame = isWargame(format);
  return {
    ...frAskedToo(noun, wargame),
    list: {
      asked: 'Comment inscrire toute une liste\u202f?',
      steps: [
        'Aux inscriptions, «\u00a0Coller une liste\u00a0»\u00a0: un tableau, un e-mail ou un fichier, une personne par ligne.',
        'Ronde montre ce qu’elle a lu avant d’inscrire quoi que ce soit. Rien n’est définitif\u00a0: la liste entière s’annule.',
        'Une liste collée une seconde fois met à jour les personnes déjà inscrites.',
      ],
      also: 'coller importer tableur excel courriel e-mail fichier inscription',
    },
    late: {
      asked: 'Quelqu’un arrive en retard. Que faire\u202f?',
      steps: [
        `Notez «\u00a0Présence\u00a0» sur sa fiche, ou inscrivez la personne\u00a0: elle jouera dès ${noun.the} suivant${noun.e}.`,
        `Pour la faire jouer tout de suite\u00a0: tant que ${noun.the} n’est qu’un projet, «\u00a0Refaire l’appariement\u00a0»\u202f; une fois ${noun.the} publié${noun.e}, la place de l’exempt lui est proposée, s’il y en a un.`,
      ],
      also: 'retardataire arrivée tardive présence',
    },
    leaves: {
      asked: 'Quelqu’un s’en va. Que faire\u202f?',
      steps: [
        'Ouvrez sa fiche par la recherche ou par «\u00a0Joueurs\u00a0», puis «\u00a0Départ\u00a0».',
        `Si sa table n’a pas de résultat, Ronde demande ce qu’elle devient\u00a0: forfait, ou ${noun.a} refait${noun.e}.`,
        'Ses résultats restent, et son nom reste au classement. «\u00a0Retour\u00a0» annule le départ.',
      ],
      also: 'part départ abandon quitte malade rentre',
    },
    absent: {
      asked: `Quelqu’un saute ${noun.a}.`,
      steps: [
        'Avant l’appariement, notez «\u00a0Absence\u00a0»\u00a0: pas de table, aucun point\u202f; la personne joue de nouveau dès que vous notez «\u00a0Présence\u00a0».',
        'Après la publication, c’est un forfait\u00a0: à la saisie, numéro de la table, puis F devant la personne absente.',
      ],
      also: 'absent absence forfait pause repas',
    },
    score: {
      asked: 'Un score est faux. Comment le corriger\u202f?',
      steps: [
        `Ouvrez ${noun.the}, choisissez la table, tapez le bon score, puis «\u00a0Enregistrer la correction\u00a0».`,
        'Ronde dit ce que cela change avant d’enregistrer. Les tables déjà publiées restent.',
        `C’est possible aussi ${noun.in} clos${noun.e}, sans rien rouvrir.`,
      ],
      also: 'erreur corriger faute résultat inversé',
    },
    seats: {
      asked: 'Des joueurs se sont assis à la mauvaise table.',
      steps: [
        `Ouvrez ${noun.the}\u00a0: «\u00a0Corriger des tables…\u00a0» écrit ce qui se joue vraiment, et les autres tables ne bougent pas.`,
        'Ces tables sont marquées «\u00a0à la main\u00a0», sur les téléphones et sur l’écran aussi, et cela s’annule.',
      ],
      also: 'mauvais adversaire échangé interverti trompés',
    },
    odd: {
      asked: 'Il y a une table de trop\u00a0: deux personnes manquent.',
      steps: [
        'Personne n’a commencé à jouer\u00a0: «\u00a0Remettre en projet\u00a0», notez les absences, puis «\u00a0Refaire l’appariement\u00a0».',
        'Les autres jouent déjà\u00a0: saisissez «\u00a0Deux forfaits\u00a0» à cette table, ou F pour la seule personne absente.',
      ],
      also: 'table vide manque absents forfait double table en trop',
    },
    again: {
      asked: 'Pourquoi joue-t-elle encore contre la même personne\u202f?',
      steps: [
        'Choisissez la table, puis «\u00a0Pourquoi\u202f?\u00a0» (ou W)\u00a0: chaque adversaire examiné, dans l’ordre, et pourquoi il ne convenait pas.',
        'La même réponse est sur le téléphone des joueurs et sur la page publique. «\u00a0Lire l’article\u00a0» ouvre la règle.',
      ],
      also: 'rencontre répétée deux fois adversaire déjà joué règle',
    },
    exempt: {
      asked: 'Qui est exempt, et pourquoi\u202f?',
      steps: [
        'Sur la ligne de l’exempt, «\u00a0Pourquoi\u202f?\u00a0» dit qui y avait droit et comment la règle a choisi.',
        'Pour en décider vous-même avant l’appariement\u00a0: «\u00a0Imposer une table ou exempter, avant d’apparier\u00a0».',
      ],
      also: 'sans adversaire impair bye',
    },
    undo: {
      asked: 'J’ai fait une erreur. Comment revenir en arrière\u202f?',
      steps: [
        'Ctrl Z annule votre dernière action. Le Journal annule n’importe quelle décision, et dit d’abord ce qui s’annule avec elle.',
        'Rien n’est perdu\u00a0: «\u00a0Rétablir\u00a0», au même endroit, rend ce qui a été annulé, une personne supprimée comprise.',
      ],
      also: 'annuler supprimé effacé retrouver récupérer rétablir',
    },
    dispute: {
      asked: 'Les deux joueurs ne sont pas d’accord.',
      steps: [
        'Une seconde saisie différente de la première ouvre un litige, rien n’est remplacé. Vous pouvez aussi le signaler\u00a0: L, ou «\u00a0Signaler le litige\u00a0».',
        'Saisissez le bon résultat à cette table\u00a0: il est noté «\u00a0tranché\u00a0».',
      ],
      also: 'litige désaccord contestation conflit',
    },
    print: {
      asked: 'Comment imprimer les tables, les feuilles, le classement\u202f?',
      steps: [
        '«\u00a0Imprimer\u00a0» (touche I) a toutes les feuilles, avec leur aperçu\u202f; «\u00a0PDF\u00a0» donne le même papier dans un fichier.',
        'Ctrl P sur une page imprime ce qu’elle montre.',
      ],
      also: 'papier affiche feuille de match marque pdf imprimante',
    },
    screen: {
      asked: 'Comment montrer les tables sur un grand écran\u202f?',
      steps: [
        'Plus, «\u00a0Salle\u00a0», puis «\u00a0Ouvrir l’écran\u00a0»\u00a0: glissez la fenêtre sur le projecteur et mettez-la en plein écran (F11).',
        'L’écran suit la journée de lui-même\u00a0: tables, résultats attendus, classement, prix. Choisissez une page pour qu’elle reste affichée.',
        'Un autre ordinateur de la salle peut l’ouvrir par l’adresse donnée au même endroit.',
      ],
      also: 'projecteur vidéoprojecteur télévision écran affichage mur',
    },
    phones: {
      asked: 'Comment les joueurs se servent-ils de leur téléphone\u202f?',
      steps: [
        'Plus, «\u00a0Équipe\u00a0», «\u00a0Liens des joueurs\u00a0»\u00a0: un lien par personne, ou les badges avec leur code, à imprimer.',
        'Chaque personne y voit sa table, y saisit son résultat ou le confirme, et suit le classement. Rien à installer.',
        'Les téléphones doivent être sur le réseau de la salle\u00a0: la page «\u00a0Salle\u00a0» dit si Ronde y répond, et sinon comment l’ouvrir.',
      ],
      also: 'smartphone lien qr code badge wifi saisie par les joueurs',
    },
    clocks: {
      asked: wargame ? 'Comment lancer le chrono de la salle\u202f?' : 'Comment lancer la pendule de la salle\u202f?',
      steps: [
        `Plus, «\u00a0Salle\u00a0», «\u00a0${wargame ? 'Lancer le chrono' : 'Lancer la pendule'}\u00a0» (touche T). L’écran et les téléphones comptent ensemble.`,
        'Arrêt, reprise et fin se commandent là aussi\u202f; la fin sonne sur l’écran.',
      ],
      also: 'temps minutes chronomètre horloge fin de partie pendule',
    },
    posts: {
      asked: 'Comment saisir à plusieurs ordinateurs\u202f?',
      steps: [
        'Plus, «\u00a0Équipe\u00a0», «\u00a0Inviter une personne\u00a0»\u00a0: le lien donné s’ouvre sur l’autre ordinateur.',
        'Deux saisies de la même table ne s’effacent jamais\u00a0: une différence devient un litige à régler.',
      ],
      also: 'deux postes aide équipe arbitre saisie inviter collègue',
    },
    network: {
      asked: 'Le réseau est coupé, ou le programme Ronde s’est arrêté.',
      steps: [
        'Continuez\u00a0: les résultats saisis restent sur ce poste et partent seuls au retour.',
        'Si le programme s’est arrêté sur cet ordinateur, relancez-le\u00a0: tout ce qui était enregistré est là.',
      ],
      also: 'panne coupure wifi internet plantage redémarrer',
    },
    paper: {
      asked: `Comment saisir ${noun.a} fait${noun.e} sur papier\u202f?`,
      steps: [
        `Sous l’appariement\u00a0: «\u00a0Saisir ${noun.a} fait${noun.e} sur papier\u00a0», les tables d’abord, les scores ensuite.`,
        'Un fichier de résultats se lit au même endroit.',
      ],
      also: 'panne de courant à la main rattraper papier',
    },
    twice: {
      asked: 'La même personne est inscrite deux fois.',
      steps: [
        'Sur l’une des deux fiches\u00a0: «\u00a0Fusionner avec une autre inscription…\u00a0». Le journal permet de revenir en arrière.',
      ],
      also: 'doublon fusionner homonyme',
    },
    stop: {
      asked: `Peut-on s’arrêter plus tôt, ou ajouter ${noun.a}\u202f?`,
      steps: [
        `Pour s’arrêter\u00a0: «\u00a0Clore le tournoi\u00a0» demande s’il finit bien là\u202f; le nombre de ${noun.other} joué${noun.e}s compte partout, cotes comprises.`,
        `Pour prolonger\u00a0: appariez ${noun.the} suivant${noun.e}, Ronde le permet et le dit.`,
      ],
      also: 'finir avant prolonger durée nombre de rondes',
    },
    final: {
      asked: 'Comment jouer une finale\u202f?',
      steps: [
        'Plus, «\u00a0Finale\u00a0», «\u00a0Prévoir la finale\u00a0»\u00a0: à deux ou à quatre, en une partie ou en plusieurs manches.',
        `Elle se joue après les ${noun.other} prévu${noun.e}s, et le classement final en tient compte.`,
      ],
      also: 'demi-finale petite finale vainqueur',
    },
    prizes: {
      asked: 'Comment préparer les prix\u202f?',
      steps: [
        'Plus, «\u00a0Prix\u00a0», «\u00a0Choisir les prix…\u00a0»\u00a0: places, séries, clubs, catégories d’âge, meilleur score, sans cumul si vous voulez.',
        'À la remise, la page «\u00a0Salle\u00a0» les révèle un par un sur l’écran\u202f; le palmarès et les diplômes s’impriment.',
      ],
      also: 'récompense coupe trophée diplôme remise palmarès',
    },
    formula: {
      asked: 'Le tournoi est créé avec la mauvaise formule.',
      steps: [
        `Tant que ${noun.the} 1 n’est pas apparié${noun.e}\u00a0: Plus, «\u00a0Réglages\u00a0», «\u00a0Formule\u00a0». Ronde dit ce qui reste des inscriptions et ce que l’autre formule ne connaît pas.`,
        'Un tournoi de trop\u00a0: «\u00a0Supprimer le tournoi\u00a0», dans les réglages ou dans «\u00a0Mes tournois\u00a0»\u202f; «\u00a0Rétablir\u00a0» le ramène.',
      ],
      also: 'changer de formule erreur supprimer archiver effacer',
    },
    hallTables: {
      asked: 'Plusieurs tournois partagent la salle, et chacun a une table 1.',
      steps: [
        'Plus, «\u00a0Réglages\u00a0», «\u00a0Première table\u00a0»\u00a0: 21, par exemple. «\u00a0Tables qui ne servent pas\u00a0» laisse des numéros libres.',
        'Ce qui est publié garde ses numéros\u202f; un projet les garde jusqu’à «\u00a0Refaire l’appariement\u00a0».',
      ],
      also: 'numéro de table première table fermée salle commune poule poules',
    },
    close: {
      asked: 'Comment finir et envoyer les résultats\u202f?',
      steps: [
        '«\u00a0Clôture\u00a0» vérifie que rien ne manque, puis «\u00a0Clore le tournoi\u00a0» fige le classement. «\u00a0Rouvrir le tournoi\u00a0» reste possible.',
        'Le tournoi part à la fédération, ou son fichier se télécharge pour le lui remettre.',
      ],
      also: 'fédération clore envoyer homologuer fin tableur xlsx',
    },
    hours: {
      asked: `À quelle heure est ${noun.the} suivant${noun.e}\u202f? La journée prend du retard.`,
      steps: [
        'Les horaires se fixent aux réglages\u00a0: «\u00a0Proposer les heures\u00a0», corrigez, puis «\u00a0Enregistrer les horaires\u00a0».',
        'Ils s’impriment, et se lisent à l’écran, sur les téléphones et sur la page publique.',
        'En retard\u00a0: tapez les minutes sous les horaires, et toute la suite se décale en une fois.',
      ],
      also: 'horaire heure programme retard pause décaler charte',
    },
    move: {
      asked: 'Comment garder une copie, ou changer d’ordinateur\u202f?',
      steps: [
        'À la clôture\u00a0: «\u00a0Tout dans une archive (zip)\u00a0» contient le tournoi, son journal et toutes les feuilles.',
        'Sur l’autre ordinateur\u00a0: «\u00a0Importer un fichier\u00a0», à l’accueil.',
      ],
      also: 'sauvegarde transférer clé usb archive copie',
    },
  } satisfies Readonly<Record<string, HelpAnswer>>;
};

export type HelpQuestion = keyof ReturnType<typeof frAnswers>;
