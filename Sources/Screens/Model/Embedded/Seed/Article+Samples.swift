extension Article {
    /// The articles of a new database.
    static let samples: [Article] = [
        sample(
            101, "The Lotus Ponds of Hue Bloom Early This Year",
            "Warm nights in March brought the flowers out three weeks before the festival.",
            "By Lan Pham", "Travel", (2025, 4, 28), ["Hue", "Flowers"],
            picture: "A pond inside the citadel, at half past five."),
        sample(
            102, "What a Night Market Knows About Queues",
            "Forty stalls, no numbers, nobody overtaken: how strangers keep an order that is "
                + "written nowhere.",
            "By Minh Hoang", "Business", (2025, 5, 3), ["Markets", "Queues"]),
        sample(
            103, "The Last Typesetter on Book Street",
            "He sets wedding cards by hand, and has no wish to be called a craftsman.",
            "By Thu Ha Dinh", "Arts", (2025, 5, 9), ["Printing"],
            picture: "Lead letters in the evening light."),
        sample(
            104, "How Deep Is the Delta Sinking?",
            "Wells, sand and the weight of cities: three measurements that disagree, and why.",
            "By Giang Ho", "Science", (2025, 5, 11), ["Mekong Delta", "Water"],
            picture: "A measuring pole near Ca Mau."),
        sample(
            105, "A Bowl of Noodles, Timed to the Second",
            "A kitchen in Hanoi serves 900 breakfasts between six and nine. We counted.",
            "By Quynh Mai", "Food", (2025, 5, 14), ["Noodles", "Hanoi"],
            picture: "Steam at ten past six."),
        sample(
            106, "Night Trains Return to the Coast",
            "Seventeen carriages, one dining car, and a waiting list until autumn.",
            "By Chi Vo", "Travel", (2025, 5, 15), ["Railways"],
            picture: "The 19:25 before it leaves."),
        sample(
            107, "Passwords, Fifty Years On",
            "They were meant for a few years. Why they stay, and what to do with yours.",
            "By Khanh Ly Tran", "Technology", (2025, 5, 16), ["Security", "Passwords"]),
        sample(
            108, "The Kite That Sings in B Flat",
            "Bamboo, silk paper and one lip of buffalo horn: the sound is in the bow.",
            "By Binh Tran", "Arts", (2025, 5, 18), ["Kites", "Music"],
            picture: "A humming kite over the river."),
        sample(
            109, "Small Roasters Bet on Shade",
            "Coffee under trees yields less and pays more. Four farms show their books.",
            "By Dung Bui", "Business", (2025, 5, 19), ["Coffee"]),
        sample(
            110, "Counting Egrets from a Rowing Boat",
            "The count has been done by hand since 1994, by the same three people.",
            "By Giang Ho", "Science", (2025, 5, 20), ["Birds", "Mangroves"],
            picture: "Egrets at low tide."),
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

    private static func sample(
        _ id: Int, _ title: String, _ summary: String, _ byline: String, _ section: String,
        _ published: (year: Int, month: Int, dayOfMonth: Int), _ keywords: [String],
        picture: String? = nil
    ) -> Article {
        Article(
            id: id, title: title, summary: summary, body: bodies[id] ?? "", byline: byline,
            section: section,
            published: Day(
                year: published.year, month: published.month, dayOfMonth: published.dayOfMonth),
            keywords: keywords, address: "https://news.example.com/\(id)",
            pictures: [picture].compactMap { $0 }.map { caption in
                ArticlePicture(
                    caption: caption, copyright: "Wayline",
                    address: "https://news.example.com/\(id).jpg")
            })
    }
}
