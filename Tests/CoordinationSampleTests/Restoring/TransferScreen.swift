import Wayline

extension RouteName {
    static let transfer: RouteName = "transfer"
}

final class TransferScreen: DraftKeeping {
    struct Draft: Codable {
        var amount = ""
        @Secret var pin = ""
    }

    let way = Way()
    var draft = Draft()
}
