import Screens

/// What was typed after the program's name.
struct Command {
    private(set) var isPlain = false
    private(set) var api: APIAddress?

    init(_ arguments: some Sequence<String>) throws(CommandError) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--plain": isPlain = true
            case "--api": api = try Self.api(rest.next())
            case _: throw .unknown(argument)
            }
        }
    }

    private static func api(_ text: String?) throws(CommandError) -> APIAddress {
        guard let text else { throw .noAPI }
        do throws(APIAddressError) { return try APIAddress(text) } catch { throw .api(error) }
    }
}
