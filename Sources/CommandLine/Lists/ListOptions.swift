import WaylineRouting

/// The options of `list`.
package struct ListOptions: Sendable {
    package let listing: Listing

    /// The folder of the package; nil for the package around the working folder.
    package let into: String?
    package let isJSON: Bool

    /// The options for one of these lists.
    package init(_ arguments: Arguments, of lists: [Listing]) throws(CommandError) {
        guard let found = lists.first(where: { $0.name == arguments.operands.first }) else {
            throw .missingArgument(arguments.command)
        }
        listing = found
        into = arguments.value(.into)
        isJSON = arguments.has(.json)
        if into != nil, !found.isOfPackage { throw .notOfPackage(found.name) }
    }

    @MainActor
    func run(_ output: Output) -> ExitStatus {
        do {
            let rows = try listing.rows(into)
            output.write(isJSON ? RouteValue.array(rows.values).json + "\n" : rows.text)
            return .success
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }
}
