/// What the question to a router consists of.
extension OptionRow {
    static let from = OptionRow(
        "the screen whose router is asked",
        value: ValueRow("SCREEN", .router, "the name of a screen, e.g. '--from login'"))

    static let set = OptionRow(
        "what the router finds, or what goes along with the route",
        value: ValueRow("KEY=VALUE", "a key and its value, e.g. '--set status=expired'"),
        isRepeatable: true)
}
