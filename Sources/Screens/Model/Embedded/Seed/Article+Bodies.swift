extension Article {
    /// The texts of the articles of a new database, by number.
    static let bodies: [Int: String] = [
        101: """
        The first flowers opened on the ninth of April, in the pond behind the library. A week \
        later all four ponds of the citadel were pink. The gardeners moved the festival's rowing \
        boats forward, and left the speeches where they were.
        """,
        102: """
        Nobody hands out numbers, and yet everyone knows who is next. We stood at stall twelve for \
        three evenings and asked. The answer was always the same: you remember the person before \
        you, and that person's hat.
        """,
        103: """
        A card takes him two hours, of which one is spent looking for the letter he used last. He \
        charges by the card and not by the hour. His last apprentice left in 1998, to sell printers.
        """,
        104: """
        Two satellites and a row of iron poles measure the same ground, and give three different \
        numbers. The poles are right where they stand, the satellites are right on average, and \
        the \
        wells between them decide the rest.
        """,
        105: """
        The broth is ready at four, the first bowl leaves the counter at six. From then on a bowl \
        takes nineteen seconds, unless the customer wants it without onions. That takes forty.
        """,
        106: """
        The carriages are thirty years old and newly painted. The dining car serves soup until the \
        bends begin. Tickets for the lower berths were gone in an hour; the upper ones have the \
        view.
        """,
        107: """
        Use a long one, use it once, and let a program remember it. Change it when it has leaked, \
        and not because a month has passed. That is all that fifty years of research have to say \
        about it.
        """,
        108: """
        The bow sits across the shoulders of the kite, with a strip of horn in its mouth. In a \
        steady wind it holds its note for hours. Farmers used to leave it up at night, to hear \
        whether the weather changed.
        """,
        109: """
        Under trees the cherries ripen late and together, so one picking is enough. The four farms \
        sell a third less and earn a tenth more. All of them lost a harvest while the trees grew.
        """,
        110: """
        One rows, one counts, one writes. They change places at noon, since the eyes tire first. \
        The best year was 2009, and the worst was the year in which the pencil fell into the water.
        """,
        111: """
        The first basin fills in four minutes, and the ninth has been full only twice. When the \
        rain is over the pumps run all night. The grass above has never looked better.
        """,
        112: """
        Brown water is shallow, green water is deep, and water that smells of leaves has a tree in \
        it. A pilot learns this in five years, and a depth gauge in one second. The gauge does not \
        know about the trees.
        """,
        113: """
        The club meets on the first Sunday of the month and is loud. A machine can be had for the \
        price \
        of a dinner; a ribbon costs more every year. The poet likes that she has to mean each word.
        """,
        114: """
        On the fourteenth day of the lunar month the bridge carries eight thousand people an hour. \
        From autumn on there will be lanterns on the seventh day too. The boatmen are for it, and \
        the bridge has not been asked.
        """,
        115: """
        She walks a market three times before she draws a line: at dawn, at noon, and when it \
        rains. \
        The fish section moves with the tide. It comes last because it is the only part that she \
        has \
        ever had to draw again.
        """,
        116: """
        The third rib carries the most load, since it is where the hand's weight meets the wind. \
        The engineer would make it thicker. The umbrella maker would make it thinner, so that it \
        bends.
        """,
        117: """
        Homework is handed in on the roof, after dark. Whoever finds Saturn without help may ask \
        one question about the test. Most of them ask about Saturn.
        """,
        118: """
        The slip says that the branch line opened on a Tuesday. The town had celebrated it on a \
        Monday for ninety years. The mayor has decided that both are right.
        """,
        119: """
        Brine is let in at night and raked at noon. A pump would save four hands, and costs what \
        four hands earn in a season. This year six families have borrowed one and drawn up a list.
        """,
        120: """
        They begin when the ramp goes up, and stop when it comes down, in the middle of a bar if \
        need be. The captain sounds his horn at the buoy. The composer has written it into the \
        third verse.
        """,
    ]
}
