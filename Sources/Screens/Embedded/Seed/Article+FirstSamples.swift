extension Article {
    static let firstSamples = [
        sample(
            101, "The Lotus Ponds of Hue Bloom Early This Year",
            "Warm nights in March brought the flowers out three weeks before the festival.",
            "By Lan Pham", "Travel", (2025, 4, 28), ["Hue", "Flowers"],
            picture: "A pond inside the citadel, at half past five."),
        sample(
            102, "What a Night Market Knows About Queues",
            "Forty stalls, no numbers, nobody overtaken: how strangers keep an order that is written nowhere.",
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
    ]
}
