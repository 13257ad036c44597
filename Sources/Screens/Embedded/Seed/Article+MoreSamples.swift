extension Article {
    static let moreSamples = [
        sample(
            111, "Where the City Keeps Its Rain",
            "Under a football field, nine basins fill in eleven minutes.",
            "By Tuan Anh Le", "Climate", (2025, 5, 21), ["Rain", "Cities"],
            picture: "Basin six, empty."),
        sample(
            112, "Learning to Read a River",
            "Pilots on the Perfume River steer by colour, smell and the backs of the waves.",
            "By Lan Pham", "Travel", (2025, 5, 22), ["Rivers"], picture: "A pilot at work."),
        sample(
            113, "The Quiet Return of the Typewriter",
            "Two repair shops, a club, and a poet who says that it does not save anything for her.",
            "By Thu Ha Dinh", "Technology", (2025, 5, 23), ["Typewriters"]),
        sample(
            114, "Full Moon, Fully Booked",
            "The lantern town wants fewer visitors on the fourteenth day, and more on the others.",
            "By Trang Le", "Travel", (2025, 5, 24), ["Tourism", "Moon"],
            picture: "Lanterns, seen from the bridge."),
        sample(
            115, "An Atlas of Markets, Drawn on Foot",
            "Each sheet took a month. The fish section is drawn last, she says, for a reason.",
            "By Minh Hoang", "Books", (2025, 5, 25), ["Maps", "Markets"],
            picture: "Sheet 12: Cai Rang."),
        sample(
            116, "Why Umbrellas Break at the Third Rib",
            "An engineer and an umbrella maker agree on the cause, and on nothing else.",
            "By Tuan Anh Le", "Science", (2025, 5, 26), ["Design"]),
        sample(
            117, "The Teacher Who Grades With a Telescope",
            "Her pupils find Saturn first, and then the marks.",
            "By Quynh Mai", "Education", (2025, 5, 27), ["Astronomy", "Schools"],
            picture: "A roof in Da Nang."),
        sample(
            118, "One Timetable, Ninety Years",
            "A slip of paper from 1936 settles a quarrel about a branch line.",
            "By Chi Vo", "History", (2025, 5, 28), ["Railways", "Archives"],
            picture: "The slip, front and back."),
        sample(
            119, "Salt, Sun and a Borrowed Pump",
            "In the salt fields a dry week is worth a month. This year had two.",
            "By Khanh Ly Tran", "Business", (2025, 5, 29), ["Salt"], picture: "Rakes at noon."),
        sample(
            120, "The Choir That Rehearses on the Ferry",
            "Eight minutes each way, twelve voices, and a horn that is in a different key.",
            "By Lan Pham", "Arts", (2025, 5, 30), ["Music", "Ferries"],
            picture: "Altos on the upper deck."),
    ]
}
