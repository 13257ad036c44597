/// The services of the bakery, in memory.
@MainActor
public final class BakeryServices {
    public var isOffline = false
    public private(set) var orders = 0

    /// The loaves of the largest order.
    public private(set) var largestOrder = 0

    /// Called when somebody enters the cellar.
    public var onCellar: () -> Void = {}

    /// The number of telephone calls, which the app does not show.
    var calls = 0

    /// A number that the fingerprint of the world leaves out.
    var visits = 0

    /// Objects that are kept for no reason.
    var kept: [AnyObject] = []

    public init() {}

    /// Takes an order. Returns the reason why it was not taken.
    func order(_ loaves: Int, limit: Int) -> String? {
        if isOffline { return "no connection" }
        if loaves > limit { return "not so many" }
        orders += 1
        largestOrder = max(largestOrder, loaves)
        return nil
    }
}
