/// Screens of each kind. Their names, fields and routes are as long as the generator allows: some
/// of many words, some of one.
enum LongNames {
    /// A screen, and the arguments of 'generate screen' for it.
    struct Call {
        let name: String
        let arguments: [String]

        init(_ kind: String, _ words: String, _ options: [String]) {
            name = String((kind.prefix(1).uppercased() + kind.dropFirst() + words).prefix(longest))
            let fields = kind == "empty" ? [] : LongNames.fields
            arguments = ["generate", "screen", name] + fields + ["--kind", kind] + options
        }
    }

    /// The first screen, to which all others lead, and these.
    static let calls =
        [Call("empty", words, ["--route", route]), Call("empty", word, leads)]
        + ["form", "list", "detail"].flatMap { kind in
            [Call(kind, words, leads), Call(kind, word, leads + ["--tests=testing"])]
        }

    private static let longest = 60
    private static let word = String(repeating: "abcdefghij", count: 6)
    private static let words = "OfAllOrdersThatTheCustomersOfThisShopHaveEverPlacedHereSoFar"
    private static let route =
        "all-orders-that-the-customers-of-our-shop-have-ever-placed-here-and-there-so-far"
    private static let leads = ["--leads-to", route]
    private static let fields = [
        "nameOfTheCustomerAsItStandsOnTheLatestOrderThatThisShopHadIn", word + ":Int",
        "day:Date?", "size:small|large",
    ]
}
