/// The program beside this one that is the same, and can use a network as well. What it is linked
/// with takes time to load, which a run that uses no network shall not take.
enum OnlineProgram {
    private static let name = "app-online"

    /// Goes on as that program, with the same arguments.
    static func become() -> Never {
        let path = self.path
        let reason = Platform.become(path, CommandLine.arguments)
        quit(
            .failure,
            "'--api' takes the program '\(path)', which cannot be run: \(reason). "
                + "'swift build' puts it beside this one.")
    }

    private static var path: String {
        let own = Platform.programPath ?? CommandLine.arguments.first ?? ""
        guard let slash = own.lastIndex(of: "/") else { return name }
        return String(own[...slash]) + name
    }
}
