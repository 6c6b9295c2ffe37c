import { beginning, ending, names } from './names';

/** Injuries and questions of people who train. */
export const sportsConditions: readonly string[] = [
  ...names(`
Runner's knee; Jumper's knee; Iliotibial band pain; Shin splints; Stress fracture of the shin; Stress fracture of the foot
Achilles tendon pain; Achilles tendon rupture; High hamstring tendon pain; Adductor pain; Sports hernia; Hip pain in runners
Hip pain in dancers; Quadriceps tendon pain; Quadriceps tendon rupture; Torn hamstring; Torn calf muscle; Torn chest muscle
Swimmer's shoulder; Thrower's shoulder; Thrower's elbow; Climber's finger; Climber's elbow; Rower's rib pain
Rower's back pain; Cyclist's neck pain; Cyclist's hand numbness; Golfer's back pain; Boxer's fracture
Gymnast's wrist; Snowboarder's ankle; Turf toe; Sesamoid pain; Chronic ankle instability; Ankle impingement
Repeated concussions in sport; Muscle soreness after training; Muscle cramps during exercise; Side stitches; Overtraining
Exercise-induced fainting; Exercise-induced hives; Exertional rhabdomyolysis; Heat exhaustion; Heat stroke; Hyponatremia in endurance sport
Stomach problems while running; Black toenails in runners; Blisters in hikers; Sunburn in athletes; Swimmer's itch
Return to sport after injury; Return to sport after illness; Marathon preparation; Starting exercise after a long break
Starting exercise with a heart condition; Fear of re-injury; Retirement from competitive sport
Missed periods in athletes; Iron deficiency in athletes; Relative energy deficiency in sport; Decompression sickness; Ear barotrauma in divers
`),
  ...beginning(
    'Recurring injuries in',
    'football; basketball; tennis; running; ballet; martial arts; weightlifting; skiing',
  ),
  ...ending('of the thigh', 'Bruise; Calcified bruise'),
];
