import { uuidFromName } from '../database/ids';
import type { ProfileChanges } from '../profile/profile-schema';

const skill = (name: string) => uuidFromName(`skill:${name}`);
const condition = (name: string) => uuidFromName(`condition:${name}`);

export const anaProfile: ProfileChanges = {
  first_name: 'Ana',
  middle_name: 'Lucía',
  last_name: 'Morales',
  description:
    'Licensed psychologist with fifteen years of practice in English and Spanish. I work with adults and couples on anxiety, ' +
    'low mood and the strain of big changes: a new country, a new child, a loss. Sessions in person and by video.',
  organization_name: 'Morales Psychology',
  email: 'ana@careline.example',
  photo_url: '/images/default-profile.png',
  personal_address_street1: '1420 Harvard Street NW',
  personal_address_street2: 'Apt 3',
  personal_address_city: 'Washington',
  personal_address_state: 'DC',
  personal_address_postal: '20009',
  personal_address_country: 'US',
  skill_ids: [
    'Counseling psychology',
    'Cognitive behavioral therapy',
    'Acceptance and commitment therapy',
    'Trauma-focused therapy',
    'Couples therapy',
    'Grief counseling',
    'Cross-cultural counseling',
  ].map(skill),
  custom_conditions: ['Adjusting to life in a new country'],
  conditions_to_link: [
    link(
      'Generalized anxiety',
      'Calm, practical help for constant worry',
      'We look at what keeps the worry going and change it step by step, with exercises that fit into a normal day. Most people ' +
        'notice a difference within eight to twelve sessions.',
      ['Cognitive behavioral therapy', 'Acceptance and commitment therapy'],
    ),
    link(
      'Panic attacks',
      'Understand panic, and lose the fear of the next attack',
      'You learn what happens in the body during an attack and how to meet it, first here and then where it matters.',
      ['Cognitive behavioral therapy'],
    ),
    link(
      'Depression',
      'Finding your way back to energy and interest',
      'Together we plan small, doable steps and look at the thoughts that hold you back. I work with your physician when ' +
        'medication is part of the plan.',
      ['Counseling psychology', 'Cognitive behavioral therapy'],
    ),
    link(
      'Post-traumatic stress disorder',
      'Trauma therapy at your own pace',
      'Safety comes first. We build stability, and only then look at what happened, as slowly as you need.',
      ['Trauma-focused therapy'],
    ),
    link('Grief', 'Room for loss, in English and Spanish', 'There is no right way to grieve and no schedule for it.', [
      'Grief counseling',
    ]),
    link(
      'Postpartum depression',
      'Support for new mothers and their families',
      'Appointments with the baby are welcome, and partners can join when that helps.',
      ['Counseling psychology', 'Couples therapy'],
    ),
    link(
      'Burnout',
      'Recover, and change what burned you out',
      'We sort out what drains you, what can change at work and what you can say no to.',
      ['Acceptance and commitment therapy'],
    ),
    { condition_id: condition('Chronic insomnia'), active: false },
  ],
};

function link(name: string, short: string, long: string, skills: string[]) {
  return {
    condition_id: condition(name),
    personalized_short_description: short,
    personalized_long_description: long,
    active: true,
    associated_skills: skills.map((skillName) => ({ skill_id: skill(skillName) })),
  };
}
