import Wayline

/// The previews of the screens.
@MainActor
enum PreviewList {
    // One screen a line, in order, each with its comma: the generator adds and removes these.
    // swift-format-ignore
    static let all: [[Preview]] = [
        .archive,
        .cities,
        .day,
        .invoice,
        .invoices,
    ]
}
