import Wayline

extension RouteID {
    static let transfer: RouteID = "transfer"
}

final class TransferScreen: DraftKeeping {
    struct Draft: Codable {
        var amount = ""
        @Secret var pin = ""
    }

    let way = Way()
    var draft = Draft()
}
