import { beginning, ending, names } from './names';

/** Bones, joints, muscles and the spine, from head to knee; feet and sport have their own lists. */
export const jointConditions: readonly string[] = [
  ...names(`
Neck pain; Stiff neck; Neck pain from sitting at a desk; Neck pain when turning the head; Neck pain after sleeping badly
Pain spreading from the neck to the arm; Herniated disc in the neck; Worn neck joints; Text neck; Whiplash
Headache coming from the neck; Dizziness coming from the neck; Upper back pain; Pain between the shoulder blades
Middle back pain; Lower back pain; Chronic lower back pain; Sudden lower back pain; Back pain when lifting
Back pain when sitting; Back pain when standing; Back pain at night; Back pain when bending forward; Morning back stiffness
Back pain in older adults; Slipped disc; Bulging disc; Worn discs; Sciatica; Spinal stenosis; Spondylolisthesis
Spondylolysis; Facet joint pain; Inflamed sacroiliac joint; Pain after back surgery; Cauda equina syndrome
Spinal cord compression; Scoliosis; Scoliosis in adults; Rounded upper back; Scheuermann's disease; Swayback
Poor posture; Forward head posture; Vertebral fracture; Ankylosing spondylitis; Tailbone pain; Piriformis syndrome
Shoulder pain; Shoulder pain at night; Shoulder pain when lifting the arm; Frozen shoulder; Shoulder impingement
Rotator cuff tendinitis; Rotator cuff tear; Calcium deposit in the shoulder; Shoulder bursitis; Dislocated shoulder
Unstable shoulder; Labral tear of the shoulder; Separated collarbone joint; Clicking shoulder
Biceps tendinitis; Torn biceps tendon; Shoulder pain after stroke; Elbow pain; Tennis elbow; Golfer's elbow
Elbow bursitis; Stiff elbow; Ulnar nerve entrapment at the elbow; Triceps tendinitis; Forearm pain; Repetitive strain injury
Wrist pain; Wrist pain when typing; Wrist pain on weight bearing; Carpal tunnel syndrome; Ganglion cyst of the wrist
De Quervain's tendinitis; Unstable wrist; Torn wrist cartilage; Hand pain; Thumb pain
Trigger finger; Trigger thumb; Dupuytren's contracture; Mallet finger; Jammed finger; Swollen fingers; Stiff fingers in the morning
Numb fingers; Weak grip; Writer's cramp; Skier's thumb; Hip pain; Hip pain when lying on the side; Hip pain when walking
Groin pain; Hip impingement; Labral tear of the hip; Hip bursitis; Outer hip tendon pain; Snapping hip; Avascular necrosis of the hip
Hip dysplasia in adults; Leg length difference; Buttock pain; Deep gluteal pain; Painful hip replacement
Knee pain; Knee pain when climbing stairs; Knee pain when kneeling; Knee pain when squatting; Knee pain after sitting
Pain behind the kneecap; Swollen knee; Locking knee; Knee giving way; Clicking knee; Meniscus tear; Baker's cyst
Anterior cruciate ligament tear; Posterior cruciate ligament tear; Medial ligament injury of the knee
Kneecap dislocation; Kneecap instability; Cartilage damage in the knee; Knee bursitis; Inner knee tendon pain
Painful knee replacement; Stiff knee; Calf pain; Night-time leg cramps; Lower leg compartment syndrome; Thigh pain
Osteoporosis; Low bone density; Osteoporosis in men; Osteoporosis from steroids; Osteomalacia; Paget's disease of bone
Osteomyelitis; Osteogenesis imperfecta; Bone spurs; Bone bruise; Benign bone tumor; Slow-healing fracture
Osteoarthritis; Early osteoarthritis; Osteoarthritis after injury; Rheumatoid arthritis; Psoriatic arthritis
Reactive arthritis; Gout; Gout attack in the big toe; Pseudogout; Septic arthritis; Lyme arthritis; Viral joint pain
Polymyalgia rheumatica; Fibromyalgia; Chronic widespread pain; Myofascial pain; Trigger points in the neck and shoulders
Muscle stiffness; Muscle weakness; Muscle wasting; Muscle cramps; Polymyositis; Muscle pain from cholesterol tablets
Joint hypermobility; Ehlers-Danlos syndrome; Joint stiffness in the morning; Swollen joints; Painful joints in menopause
Diffuse idiopathic skeletal hyperostosis; Costochondritis; Tietze syndrome; Slipping rib; Funnel chest; Pigeon chest
Bruised ribs; Jaw joint pain; Clicking jaw; Locked jaw; Complex regional pain syndrome; Achondroplasia
Weather-sensitive joints; Joint pain after chikungunya; Stiffness after wearing a cast
`),
  ...ending(
    'arthritis',
    'Neck; Spinal; Shoulder; Elbow; Wrist; Hand; Thumb; Finger; Hip; Knee; Ankle; Big toe; Jaw joint; Sacroiliac',
  ),
  ...beginning(
    'Broken',
    `collarbone; shoulder blade; upper arm; elbow; forearm; wrist; scaphoid; hand; finger; thumb; rib; breastbone; pelvis
hip; thighbone; kneecap; shinbone; ankle; heel bone; foot; toe; tailbone; nose; cheekbone; jaw; eye socket`,
  ),
  ...ending('sprain', 'Neck; Lower back; Shoulder; Elbow; Wrist; Finger; Thumb; Knee; Ankle; Foot'),
  ...ending(
    'strain',
    'Hamstring; Calf; Quadriceps; Groin; Hip flexor; Back muscle; Neck muscle; Chest muscle; Abdominal muscle',
  ),
];
