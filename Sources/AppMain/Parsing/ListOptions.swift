/// What is to be listed, and how.
package struct ListOptions: Hashable, Sendable {
    package let listing: Listing

    /// The folder of the package; nil for that which the working folder is in.
    package var into: String?
    package var isJSON = false

    package init(_ listing: Listing) {
        self.listing = listing
    }

    init(_ typed: Typed) throws(CommandError) {
        listing = try typed.choice()
        into = typed.value(.into)
        isJSON = typed.has(.json)
        if into != nil, !listing.isOfPackage { throw .notOfPackage(listing) }
    }
}
