import { beginning, ending, names } from './names';

/** Feet and ankles. */
export const footConditions: readonly string[] = [
  ...names(`
Heel pain; Heel pain in the morning; Plantar fasciitis; Heel spur; Heel fat pad pain; Haglund's deformity; Sever's disease
Bunion; Bunionette; Hammer toe; Claw toes; Mallet toe; Overlapping toes; Webbed toes; Stiff big toe; Pain in the ball of the foot
Morton's neuroma; Inflamed toe joint; Midfoot arthritis; Lisfranc injury; Accessory navicular pain
Posterior tibial tendon problems; Peroneal tendon problems; Flat feet; Flat feet in adults; High arches; Overpronation; Supination
Ingrown toenail; Infected ingrown toenail; Thickened toenails; Toenail fungus; Curved toenails; Lost toenail; Corns; Soft corns between the toes
Calluses; Cracked heels; Plantar warts; Sweaty feet; Smelly feet; Itchy feet; Burning soles; Cold feet; Swollen feet; Foot cramps
Diabetic foot; Diabetic foot ulcer; Charcot foot; Loss of feeling in the feet; Foot ulcer from poor circulation; Toe amputation aftercare
Weak ankles; Ankle pain; Ankle pain going downstairs; Stiff ankle; Ganglion cyst of the foot; Plantar fibroma
Uneven shoe wear; Foot pain in standing jobs; Foot pain in pregnancy; Foot pain in rheumatoid arthritis
`),
  ...beginning('Pain on the', 'top of the foot; outer side of the foot; inner side of the ankle'),
  ...ending('from ill-fitting shoes', 'Blisters; Pressure points; Toe pain'),
];
