import { addictionConditions } from './conditions-addiction';
import { ageingConditions } from './conditions-ageing';
import { allergyConditions } from './conditions-allergies';
import { bloodConditions } from './conditions-blood';
import { cancerConditions } from './conditions-cancer';
import { childrenConditions } from './conditions-children';
import { digestionConditions } from './conditions-digestion';
import { earNoseThroatConditions } from './conditions-ears';
import { eatingConditions } from './conditions-eating';
import { eyeConditions } from './conditions-eyes';
import { footConditions } from './conditions-feet';
import { heartConditions } from './conditions-heart';
import { hormoneConditions } from './conditions-hormones';
import { infectionConditions } from './conditions-infections';
import { jointConditions } from './conditions-joints';
import { kidneyConditions } from './conditions-kidneys';
import { lungConditions } from './conditions-lungs';
import { mindConditions } from './conditions-mind';
import { nerveConditions } from './conditions-nerves';
import { pregnancyConditions } from './conditions-pregnancy';
import { rehabilitationConditions } from './conditions-rehabilitation';
import { sexualHealthConditions } from './conditions-sexual-health';
import { skinConditions } from './conditions-skin';
import { sleepConditions } from './conditions-sleep';
import { sportsConditions } from './conditions-sports';
import { teethConditions } from './conditions-teeth';

/** Every condition a professional can offer care for, in patients' words, in English, distinct, grouped by area. */
export const conditions: readonly string[] = [
  ...heartConditions,
  ...lungConditions,
  ...skinConditions,
  ...digestionConditions,
  ...mindConditions,
  ...childrenConditions,
  ...pregnancyConditions,
  ...jointConditions,
  ...nerveConditions,
  ...eyeConditions,
  ...earNoseThroatConditions,
  ...teethConditions,
  ...hormoneConditions,
  ...infectionConditions,
  ...allergyConditions,
  ...cancerConditions,
  ...sleepConditions,
  ...eatingConditions,
  ...addictionConditions,
  ...sportsConditions,
  ...ageingConditions,
  ...footConditions,
  ...sexualHealthConditions,
  ...bloodConditions,
  ...kidneyConditions,
  ...rehabilitationConditions,
];
