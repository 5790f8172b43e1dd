/**
 * Who may do what: every call of the contract against everybody it could come from. A call that is asked about several things has a
 * row for each, named after the `@`.
 *
 *  Y  the right is there               n  403: may read it, but not do this
 *  -  404, as if it did not exist      0  an empty list
 *  h  409: may hand out roles there, but not with these rights
 *  z  409: the organisation is archived
 *  1  401: signed in without any role  o  412: nobody is signed in
 */
export const legend = { Y: 'yes', n: 403, '-': 404, 1: 401, o: 412 } as const;

/** The columns: four of each built-in role (held at the root, the province, the team, the organisation), then the others. */
export const columns = [
  ...['admin', 'manager', 'editor', 'viewer'].flatMap((role) =>
    ['root', 'middle', 'leaf', 'organisation'].map((place) => `${role} at the ${place}`),
  ),
  'custom role, current only',
  'custom role, current and beneath',
  'custom role, beneath only',
  'editor, beneath the organisation only',
  'administrator of another team',
  'no role',
  'administrator of another tenant',
  'signed out',
  'administrator at an archived organisation',
];

/** One letter per column; spaces only keep groups apart. */
const rows = `
#                              admin manag edito viewe cuso  t r x s z
organisation.list              YYYY  YYYY  YYYY  YYYY  0YY0  0 0 Y o Y
organisation.counts            YYYY  YYYY  YYYY  YYYY  0YY0  0 0 Y o Y
# The name of the library: who may read it is told.
organisation.similar           YYYY  YYYY  YYYY  YYYY  0YY0  0 0 0 o Y
# A list of teams: of who may make organisations nowhere it is empty.
organisation.places            YYY0  0000  0000  0000  0000  Y 0 Y o Y
organisation.get               YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
organisation.create            YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
organisation.save              YYYY  YYYY  YYYY  nnnn  -nn-  - - - o z
organisation.publish           YYYY  YYYY  nnnn  nnnn  -YY-  - - - o z
organisation.plan              YYYY  YYYY  nnnn  nnnn  -YY-  - - - o z
organisation.withdrawPlan      YYYY  YYYY  nnnn  nnnn  -YY-  - - - o Y
organisation.depublish         YYYY  YYYY  nnnn  nnnn  -YY-  - - - o Y
organisation.cancelEnd         YYYY  YYYY  nnnn  nnnn  -YY-  - - - o Y
organisation.deactivate        YYYY  nnnn  nnnn  nnnn  -nn-  - - - o z
organisation.activate          YYYY  nnnn  nnnn  nnnn  -nn-  - - - o Y
organisation.archive           YYYY  nnnn  nnnn  nnnn  -nn-  - - - o Y
organisation.restore           YYYY  nnnn  nnnn  nnnn  -nn-  - - - o Y
organisation.erase             YYYY  nnnn  nnnn  nnnn  -nn-  - - - o Y
organisation.effects           YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
organisation.settings          YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
organisation.updateSettings    YYYY  YYYY  nnnn  nnnn  -nn-  - - - o z
organisation.notifications     YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
organisation.rights            YYYY  YYYY  YYYY  YYYY  -YYY  - - - o Y
organisation.presence          YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
# Takes away the caller's own mark, also when the right is gone meanwhile: the same answer everywhere.
organisation.leave             YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
organisation.upcoming          YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
organisation.auditlog          YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
organisation.revisions         YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
organisation.revision          YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
organisation.move              YYYY  nnnn  nnnn  nnnn  -nn-  - - - o Y
organisation.moveEffects       YYYY  nnnn  nnnn  nnnn  -nn-  - - - o Y
# Who holds a role at the organisation only does not see its team, into which it would be copied.
# Whoever may copy, but not see the team where the copy would stand, is told that there is no such team.
organisation.copy              YYY-  YYY-  nnnn  nnnn  -nn-  - - - o Y
product.list                   YYYY  YYYY  YYYY  YYYY  000Y  0 0 0 o Y
product.counts                 YYYY  YYYY  YYYY  YYYY  000Y  0 0 0 o Y
product.creation               YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
# Products of the organisation, whose title is told to who may read them.
product.similar                YYYY  YYYY  YYYY  YYYY  000Y  0 0 0 o 0
product.get                    YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
product.create                 YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
product.save                   YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
product.typeChoices            YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
product.changeType             YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
product.publish                YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
product.plan                   YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
product.withdrawPlan           YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
product.depublish              YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
product.cancelEnd              YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
product.archive                YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
product.restore                YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
product.erase                  YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
product.effects                YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
product.notifications          YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
product.presence               YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
# As of an organisation: the same answer everywhere.
product.leave                  YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
product.auditlog               YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
product.revisions              YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
product.revision               YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
product.upload                 YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
product.download               YYYY  YYYY  YYYY  YYYY  ---Y  - - - o -
# A list of organisations: of who may copy products nowhere it is empty.
copying.places                 YYYY  YYYY  YYYY  0000  000Y  0 0 Y o Y
copying.target                 YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
copying.copy                   YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
# Of what is no copy nothing is left to do.
copying.renewals               0000  0000  0000  0000  ---0  - - - o 0
copying.tickOff                YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
sharing.consumers              YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
sharing.candidates             YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
sharing.offer                  YYYY  YYYY  nnnn  nnnn  ---n  - - - o z
sharing.offers                 YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
# The product of another organisation was offered to this one; for withdrawing, one of its own to another.
sharing.accept                 YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
sharing.decline                YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
sharing.withdraw               YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
sharing.end                    YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
sharing.locations              YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
sharing.saveLocations          YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
file.upload                    YYYY  YYYY  YYYY  nnnn  -nn-  - - - o z
# Nobody uploads to what is archived, so the file asked for there does not exist.
file.download                  YYYY  YYYY  YYYY  YYYY  -YY-  - - - o -
menu.organisation              YYYY  YYYY  YYYY  YYYY  -YYY  - - - o Y
menu.team                      YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
menu.state                     YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
# A list of what may be read: who reads no team gets an empty one.
team.tree                      YYY0  YYY0  YYY0  YYY0  YY00  Y 0 Y o Y
team.get                       YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
team.create                    YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
team.save                      YYY-  nnn-  nnn-  nnn-  YY--  - - - o Y
team.remove                    YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
team.removal                   YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
team.move                      YYY-  nnn-  nnn-  nnn-  YY--  - - - o Y
team.moveEffects               YYY-  nnn-  nnn-  nnn-  YY--  - - - o Y
team.settings                  YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
team.saveSettings              YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
team.settingsEffects           YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
team.applySettings             YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
team.creation                  YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
team.upcoming                  YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
team.auditlog                  YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
team.rights                    YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
role.list                      YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
role.get                       YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
role.create                    YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
role.save                      YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
role.remove                    YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
role.uses                      YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
relationType.list              YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
relationType.get               YYY-  YYY-  YYY-  YYY-  YY--  - - - o Y
relationType.create            YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
relationType.save              YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
relationType.remove            YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
relation.list                  YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
# Organisations where the caller may make relations: who holds a role at one only finds no other.
relation.candidates            YYY0  YYY0  YYY0  0000  -00-  - - - o Y
relation.network               YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
relation.create                YYYY  YYYY  YYYY  nnnn  -nn-  - - - o z
relation.remove                YYYY  YYYY  YYYY  nnnn  -nn-  - - - o Y
relation.removeTo              YYYY  YYYY  YYYY  nnnn  -nn-  - - - o Y
isil.list                      YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
isil.create                    YYYY  YYYY  YYYY  nnnn  -nn-  - - - o z
isil.save                      YYYY  YYYY  YYYY  nnnn  -nn-  - - - o Y
isil.makeCurrent               YYYY  YYYY  YYYY  nnnn  -nn-  - - - o Y
isil.remove                    YYYY  YYYY  YYYY  nnnn  -nn-  - - - o Y
# Roles are assigned at teams by who holds that right there, at organisations by its managers too.
assignment.list                YYYY  YYYY  0000  0000  YY00  Y 0 Y o Y
assignment.counts              YYYY  YYYY  0000  0000  YY00  Y 0 Y o Y
assignment.offers@team         YYY-  nnn-  nnn-  nnn-  YY--  - - - o Y
assignment.offers@organisation YYYY  YYYY  nnnn  nnnn  -nn-  - - - o Y
assignment.people              YYYY  YYYY  0000  0000  YY00  0 0 0 o Y
assignment.create@team         YYY-  nnn-  nnn-  nnn-  hh--  - - - o Y
assignment.create@organisation YYYY  YYYY  nnnn  nnnn  -nn-  - - - o z
assignment.save@team           YYY-  ----  ----  ----  YY--  - - - o Y
assignment.save@organisation   YYYY  YYYY  ----  ----  ----  - - - o Y
assignment.removal             YYYY  YYYY  ----  ----  ----  - - - o Y
assignment.remove              YYYY  YYYY  ----  ----  ----  - - - o Y
invitation.create@team         YYY-  nnn-  nnn-  nnn-  hh--  - - - o Y
invitation.create@organisation YYYY  YYYY  nnnn  nnnn  -nn-  - - - o z
invitation.resend              YYYY  YYYY  ----  ----  ----  - - - o Y
invitation.withdraw            YYYY  YYYY  ----  ----  ----  - - - o Y
invitation.own                 YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
# The invitation is that of the manager of the organisation.
invitation.accept              ----  ---Y  ----  ----  ----  - - - o -
invitation.deny                ----  ---Y  ----  ----  ----  - - - o -
user.search                    YYYY  YYYY  0000  0000  YY00  Y 0 Y o Y
# The user is an editor of the organisation, and has a role at its team; asked about what they may do at the organisation.
user.get                       YYYY  YYYY  ----  ----  YY--  - - - o Y
user.rights                    YYYY  YYYY  ----  ----  -Y--  - - - o Y
user.deactivate                Y---  ----  ----  ----  ----  - - - o Y
user.activate                  Y---  ----  ----  ----  ----  - - - o Y
user.anonymise                 Y---  ----  ----  ----  ----  - - - o Y
user.endSessions               Y---  ----  ----  ----  ----  - - - o Y
user.keep                      Y---  ----  ----  ----  ----  - - - o Y
profile.get                    YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
profile.save                   YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
profile.saveMail               YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
profile.saveStandIn            YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
profile.colleagues             YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
# The colleague is an editor of the organisation.
profile.gaps                   YYYY  YYYY  YYYY  YYYY  YYYY  - - - o Y
profile.export                 YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
look.begin@team                YYY-  nnn-  nnn-  nnn-  hh--  - - - o Y
look.begin@organisation        YYYY  YYYY  nnnn  nnnn  -nn-  - - - o Y
look.end                       YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
tenant.settings                YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
type.organisation              YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
type.product                   YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
type.supplement                YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
# Types are the whole tenant's; what cannot be seen of its root team cannot be written to either. The other tenant has types of its own.
type.list                      Ynnn  nnnn  nnnn  nnnn  nnnn  n n Y o Y
type.get                       Ynnn  nnnn  nnnn  nnnn  nnnn  n n - o Y
type.version                   Ynnn  nnnn  nnnn  nnnn  nnnn  n n - o Y
type.effects                   Ynnn  nnnn  nnnn  nnnn  nnnn  n n - o Y
type.create                    Y---  n---  n---  n---  ----  - - Y o Y
type.save                      Y---  n---  n---  n---  ----  - - - o Y
favourite.list                 YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
favourite.add                  YYYY  YYYY  YYYY  YYYY  -YY-  - - - o Y
favourite.remove               YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
session.info                   YYYY  YYYY  YYYY  YYYY  YYYY  Y 1 Y o Y
session.update                 YYYY  YYYY  YYYY  YYYY  YYYY  Y 1 Y o Y
# The task is that of the manager of the team.
task.list                      YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
task.get                       ----  --Y-  ----  ----  ----  - - - o -
task.complete                  ----  --Y-  ----  ----  ----  - - - o -
# The region of an organisation is told to who reads its agenda; the days themselves are nobody's secret.
holiday.region                 YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
holiday.list                   YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
holidayHours.list              YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
holidayHours.save              YYY-  nnn-  nnn-  nnn-  nn--  - - - o Y
check.email                    YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
check.url                      YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
# Mails are the whole tenant's; the administrator of the other tenant reads its own, which this mail is none of.
outbox.list                    Ynnn  nnnn  nnnn  nnnn  nnnn  n n 0 o Y
outbox.get                     Ynnn  nnnn  nnnn  nnnn  nnnn  n n - o Y
agenda.occurrences             YYYY  YYYY  YYYY  YYYY  000Y  0 0 0 o Y
# What is archived takes up no room.
agenda.busy                    YYYY  YYYY  YYYY  nnnn  ---Y  - - - o 0
agenda.products                YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
agenda.locations               YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
agenda.get                     YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
agenda.create                  YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
agenda.save                    YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
agenda.move                    YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
agenda.cancel                  YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
agenda.resume                  YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
agenda.undo                    YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
agenda.erase                   YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
agenda.auditlog                YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
feed.list                      YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
feed.create                    YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
feed.revoke                    YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
feed.item                      YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.list                YYYY  YYYY  YYYY  YYYY  000Y  0 0 0 o Y
supplement.counts              YYYY  YYYY  YYYY  YYYY  000Y  0 0 0 o Y
supplement.points              YYYY  YYYY  YYYY  YYYY  000Y  0 0 0 o Y
# The name of one that may be read, or that something names which may be read.
supplement.titles              YYYY  YYYY  YYYY  YYYY  000Y  0 0 0 o Y
supplement.get                 YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.create              YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
supplement.save                YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
supplement.erase               YYYY  YYYY  nnnn  nnnn  ---n  - - - o Y
supplement.uses                YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.replacements        YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
supplement.replace             YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
supplement.close               YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
supplement.open                YYYY  YYYY  YYYY  nnnn  ---Y  - - - o Y
supplement.effects             YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.notifications       YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.presence            YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.leave               YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
supplement.auditlog            YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.revisions           YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.revision            YYYY  YYYY  YYYY  YYYY  ---Y  - - - o Y
supplement.upload              YYYY  YYYY  YYYY  nnnn  ---Y  - - - o z
supplement.download            YYYY  YYYY  YYYY  YYYY  ---Y  - - - o -
access.session                 YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y o Y
access.siteSettings            YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y Y Y
# Whoever has the link of the mail may ask, signed in or not; another tenant does not know it.
access.invitation              YYYY  YYYY  YYYY  YYYY  YYYY  Y Y - Y Y
access.acceptInvitation        YYYY  YYYY  YYYY  YYYY  YYYY  Y Y - Y Y
access.denyInvitation          YYYY  YYYY  YYYY  YYYY  YYYY  Y Y - Y Y
regions.list                   YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y Y Y
regions.named                  YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y Y Y
words.list                     YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y Y Y
tenants.current                YYYY  YYYY  YYYY  YYYY  YYYY  Y Y Y Y Y
`;

/** Call (and what it is asked about) → its letters, one per column. */
export const cells = new Map(
  rows
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ')).replaceAll(' ', '')] as const),
);

/** The call of a row. */
export const entryOf = (row: string): string => row.replace(/@.*/, '');
