extension SeedPerson {
    /// The pairs of friends, the smaller number first.
    static let friendships: [(Profile.ID, Profile.ID)] = [
        (1, 4), (1, 5), (1, 6), (2, 4), (2, 7), (3, 5), (3, 8), (4, 5), (5, 6), (6, 7), (7, 8),
    ]

    static let sample = [
        SeedPerson(
            1, "Sen Nguyen", "Tends a pond of lotus and a blog about it", "Hue",
            background: "A lotus pond at five in the morning", joined: day(2025, 1, 12),
            about: About(
                text: "Up at five, when the flowers open. Writes down what the pond does.",
                work: "Gardener", languages: ["Vietnamese", "English", "French"]),
            photos: [
                ("First bud", day(2025, 5, 2)), ("Pond after rain", day(2025, 6, 17)),
                ("Seed heads", day(2025, 9, 30)),
            ]),
        SeedPerson(
            2, "Trang Le", "Looks at the moon for a living", "Da Nang",
            background: "The full moon over a bridge", joined: day(2024, 9, 17),
            about: About(
                text: "Photographs every full moon from the same bridge.",
                work: "Astronomy teacher", languages: ["Vietnamese", "English"]),
            photos: [("Moon over the bridge", day(2024, 9, 18)), ("Eclipse", day(2025, 3, 14))]),
        SeedPerson(
            3, "Xuan Do", "Fixes umbrellas", "Hanoi",
            background: "Umbrellas in a doorway", joined: day(2023, 2, 4),
            about: About(
                text: "Keeps a small shop that is full whenever it rains.",
                work: "Umbrella maker", languages: ["Vietnamese"]),
            photos: [("Spring rain", day(2023, 3, 1))]),
        SeedPerson(
            4, "An Pham", "Draws maps of markets", "Can Tho",
            background: "Boats of a floating market", joined: day(2023, 6, 21),
            about: About(
                text: "Has walked through every market of the delta, and drawn most of them.",
                work: "Cartographer", languages: ["Vietnamese", "Khmer"]),
            photos: [("Boats at dawn", day(2024, 1, 8)), ("Ink and tea", day(2024, 2, 11))]),
        SeedPerson(
            5, "Binh Tran", "Builds kites that hum", "Hue",
            background: "A kite above the river", joined: day(2022, 4, 30),
            about: About(
                text: "Flies them where the river bends, when the wind comes from the sea.",
                work: "Carpenter", languages: ["Vietnamese", "English"]),
            photos: [("A box kite", day(2024, 7, 7))]),
        SeedPerson(
            6, "Chi Vo", "Reads old timetables", "Ho Chi Minh City",
            background: "The hall of a railway station", joined: day(2024, 11, 3),
            about: About(
                text: "Knows when the train left in 1936, and from which platform.",
                work: "Archivist", languages: ["Vietnamese", "French"]),
            photos: [("Station clock", day(2025, 2, 22))]),
        SeedPerson(
            7, "Dung Bui", "Roasts coffee in small lots", "Buon Ma Thuot",
            background: "Coffee trees in the shade", joined: day(2023, 12, 12),
            about: About(
                text: "Tastes forty cups a day and sleeps well.",
                work: "Roaster", languages: ["Vietnamese", "Ede"]), photos: []),
        SeedPerson(
            8, "Giang Ho", "Counts birds in the mangroves", "Ca Mau",
            background: "Mangroves at low tide", joined: day(2022, 8, 19),
            about: About(
                text: "Ask about the egrets only if you have the whole evening.",
                work: "Biologist", languages: ["Vietnamese", "English", "German"]),
            photos: [("Egrets", day(2023, 11, 5)), ("Low tide", day(2025, 4, 1))]),
    ]

    private static func day(_ year: Int, _ month: Int, _ dayOfMonth: Int) -> Day {
        Day(year: year, month: month, dayOfMonth: dayOfMonth)
    }
}
