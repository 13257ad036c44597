public import Binding
public import Foundation

extension JSONDecoder: TopLevelDecoder {}
