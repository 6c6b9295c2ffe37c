export type AreaCode = { code: string; locality: string; region: string };

const list = `
201 Jersey City NJ; 202 Washington DC; 203 New Haven CT; 205 Birmingham AL; 206 Seattle WA; 207 Portland ME; 208 Boise ID;
209 Stockton CA; 210 San Antonio TX; 212 New York NY; 213 Los Angeles CA; 214 Dallas TX; 215 Philadelphia PA; 216 Cleveland OH;
217 Springfield IL; 218 Duluth MN; 225 Baton Rouge LA; 229 Albany GA; 239 Fort Myers FL; 240 Rockville MD; 248 Troy MI;
251 Mobile AL; 253 Tacoma WA; 256 Huntsville AL; 260 Fort Wayne IN; 262 Kenosha WI; 267 Philadelphia PA; 269 Kalamazoo MI;
281 Houston TX; 301 Bethesda MD; 302 Wilmington DE; 303 Denver CO; 304 Charleston WV; 305 Miami FL; 307 Cheyenne WY;
309 Peoria IL; 310 Beverly Hills CA; 312 Chicago IL; 313 Detroit MI; 314 St. Louis MO; 315 Syracuse NY; 316 Wichita KS;
317 Indianapolis IN; 318 Shreveport LA; 319 Cedar Rapids IA; 321 Melbourne FL; 323 Los Angeles CA; 330 Akron OH; 334 Montgomery AL;
336 Greensboro NC; 347 Brooklyn NY; 352 Gainesville FL; 360 Vancouver WA; 385 Salt Lake City UT; 401 Providence RI; 402 Omaha NE;
404 Atlanta GA; 405 Oklahoma City OK; 406 Billings MT; 407 Orlando FL; 408 San Jose CA; 410 Baltimore MD; 412 Pittsburgh PA;
413 Springfield MA; 414 Milwaukee WI; 415 San Francisco CA; 417 Springfield MO; 419 Toledo OH; 423 Chattanooga TN; 425 Bellevue WA;
432 Midland TX; 434 Lynchburg VA; 440 Parma OH; 469 Dallas TX; 478 Macon GA; 480 Scottsdale AZ; 501 Little Rock AR; 502 Louisville KY;
503 Portland OR; 504 New Orleans LA; 505 Albuquerque NM; 507 Rochester MN; 508 Worcester MA; 509 Spokane WA; 510 Oakland CA;
512 Austin TX; 513 Cincinnati OH; 515 Des Moines IA; 516 Hempstead NY; 517 Lansing MI; 518 Albany NY; 520 Tucson AZ; 540 Roanoke VA;
541 Eugene OR; 559 Fresno CA; 561 West Palm Beach FL; 562 Long Beach CA; 585 Rochester NY; 602 Phoenix AZ; 603 Manchester NH;
605 Sioux Falls SD; 608 Madison WI; 609 Trenton NJ; 612 Minneapolis MN; 614 Columbus OH; 615 Nashville TN; 616 Grand Rapids MI;
617 Boston MA; 619 San Diego CA; 626 Pasadena CA; 646 New York NY; 650 San Mateo CA; 651 St. Paul MN; 678 Atlanta GA; 701 Fargo ND;
702 Las Vegas NV; 703 Arlington VA; 704 Charlotte NC; 707 Santa Rosa CA; 713 Houston TX; 714 Anaheim CA; 716 Buffalo NY;
717 Lancaster PA; 718 Brooklyn NY; 719 Colorado Springs CO; 727 St. Petersburg FL; 757 Norfolk VA; 775 Reno NV; 781 Lowell MA;
785 Topeka KS; 786 Miami FL; 801 Salt Lake City UT; 802 Burlington VT; 803 Columbia SC; 804 Richmond VA; 805 Santa Barbara CA;
808 Honolulu HI; 813 Tampa FL; 816 Kansas City MO; 817 Fort Worth TX; 818 Burbank CA; 843 Charleston SC; 850 Tallahassee FL;
858 San Diego CA; 859 Lexington KY; 860 Hartford CT; 901 Memphis TN; 904 Jacksonville FL; 907 Anchorage AK; 908 Elizabeth NJ;
913 Overland Park KS; 914 Yonkers NY; 915 El Paso TX; 916 Sacramento CA; 917 New York NY; 919 Raleigh NC; 925 Concord CA;
949 Irvine CA; 954 Fort Lauderdale FL; 971 Portland OR; 972 Plano TX; 973 Newark NJ`;

/** Area codes of the United States with the city that each is known for. */
export const areaCodes: readonly AreaCode[] = list.split(';').map((entry) => {
  const [code = '', ...words] = entry.trim().split(' ');
  return { code, locality: words.slice(0, -1).join(' '), region: words.at(-1) ?? '' };
});
