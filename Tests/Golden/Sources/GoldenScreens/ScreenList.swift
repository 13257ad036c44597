import Wayline

/// A screen in the menu.
typealias Listed = FlowElement<AppCoordinator>

/// The screens in the menu.
@MainActor
enum ScreenList {
    // One screen a line, in order, each with its comma: the generator adds and removes these.
    // swift-format-ignore
    static let all: [Listed] = [
        .about,
        .archive,
        .booking,
        .cities,
        .invoices,
        .order,
        .payment,
        .refund,
        .ticket,
    ]
}
