import Coordination
import XCTest

extension Stage {
    /// The view of the kitchen that is shown.
    var kitchen: KitchenView {
        get throws { try XCTUnwrap(navigator.screen as? KitchenScreen).view }
    }
}
