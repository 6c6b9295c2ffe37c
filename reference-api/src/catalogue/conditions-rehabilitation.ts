import { beginning, names } from './names';

/** Recovery after operations, injuries and serious illness. */
export const rehabilitationConditions: readonly string[] = [
  ...beginning(
    'Recovery after',
    `knee replacement; hip replacement; shoulder replacement; ankle replacement; meniscus surgery; cruciate ligament surgery
rotator cuff repair; shoulder stabilization; carpal tunnel release; trigger finger release; tendon repair of the hand
disc surgery; spinal fusion; neck surgery; scoliosis surgery; hip fracture surgery; wrist fracture surgery; ankle fracture surgery
bunion surgery; Achilles tendon repair; amputation of a leg; amputation of an arm; hernia repair; gallbladder removal
appendix removal; bowel surgery; stomach surgery; weight loss surgery; hemorrhoid surgery; a hysterectomy; prolapse surgery
fibroid removal; prostate surgery; bladder surgery; kidney surgery; a mastectomy; breast reconstruction; breast reduction
thyroid surgery; tonsil removal; sinus surgery; ear surgery; nose surgery; jaw surgery; wisdom tooth removal; cataract surgery
retinal surgery; eyelid surgery; bypass surgery; heart valve surgery; stent placement; lung surgery; aneurysm repair; vein surgery
brain surgery; gender-affirming surgery; plastic surgery; a skin graft; burns; a stroke; a heart attack; intensive care
a severe infection; a long hospital stay; a traffic accident; a workplace accident; multiple injuries; a fall at home`,
  ),
  ...names(`
Preparation for surgery; Fitness before surgery; Painful scar; Scar adhesions; Stiff joint after surgery; Muscle loss after surgery
Swelling after surgery; Persistent pain after surgery; Fear of movement after injury; Walking with crutches; Getting used to a prosthesis
Stump pain; Learning to walk again; Learning to use the hand again; Life in a wheelchair; Return to work after injury; Return to driving after stroke
Chronic pain; Pain flare-ups; Opioid tapering in chronic pain; Pain from working from home; Sitting-related complaints
`),
];
