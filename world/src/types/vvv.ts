import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { accessibility } from './accessibility.ts';
import { address } from './address.ts';
import { contact } from './contact.ts';
import { general } from './general.ts';
import { images } from './images.ts';
import { keywords } from './keywords.ts';
import { openingHours } from './opening-hours.ts';

/** Fields of a tourist office. */
export const vvv: Section[] = [general(), contact(), address(), openingHours(false), images(), accessibility(), keywords()];
