/** Notices as a person chose them, vacations and invitations, over HTTP. */
import type { CompanionInfo, InvitationInfo, NoticeInfo, TableInfo, VacationInfo } from '../wire';
import { call, json } from './api';

export const noticesApi = {
  mine: () => json<NoticeInfo>('GET', 'api/me/notices'),
  leaveAddress: (address: string) => call('POST', 'api/me/mail', { address }),
  removeAddress: () => call('DELETE', 'api/me/mail'),
  answerMail: (key: string, way: 'confirm' | 'off') => call('POST', `api/mail/${key}/${way}`),
  goOnVacation: (days: number) => json<VacationInfo>('POST', 'api/me/vacation', { days }),
  comeBack: () => json<VacationInfo>('DELETE', 'api/me/vacation'),
  companions: (table: string) => json<CompanionInfo[]>('GET', `api/me/companions?table=${table}`),
  invite: (table: string, who: string) => call('POST', `api/tables/${table}/invitations`, { who }),
  invitations: () => json<InvitationInfo[]>('GET', 'api/me/invitations'),
  accept: (table: string) => json<{ table: TableInfo }>('POST', `api/me/invitations/${table}`, {}),
  decline: (table: string) => call('DELETE', `api/me/invitations/${table}`),
};
